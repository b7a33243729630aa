import type { ChangeTitles } from '../changeWords.ts';

/** What is held, and who may move it. */
export const assetTitles: ChangeTitles = {
  balance: { own: 'Your {asset}', of: '{asset} of {who}', under: '{asset}' },
  nft: { own: 'Your {asset}', of: '{asset} of {who}', under: '{asset}' },
  fee: { own: 'Your {asset}', of: '{asset} of {who}', under: '{asset}' },
  allowance: {
    own: '{other} can spend your {asset}',
    of: '{other} can spend {asset} of {who}',
    under: '{other} can spend {asset}',
  },
  'allowance.nft': {
    own: '{other} can move your {asset}',
    of: '{other} can move {asset} of {who}',
    under: '{other} can move {asset}',
  },
  operator: {
    own: '{other} can move all your {asset}',
    of: '{other} can move all {asset} of {who}',
    under: '{other} can move all {asset}',
  },
};
