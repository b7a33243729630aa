import type { ChangeTitles } from '../changeWords.ts';

/** What is held, and who may move it. */
export const assetTitles: ChangeTitles = {
  balance: { own: 'Your {asset}', of: '{asset} of {who}', under: '{asset}' },
  nft: { own: 'Your {asset}', of: '{asset} of {who}', under: '{asset}' },
  fee: { own: 'Your {asset}', of: '{asset} of {who}', under: '{asset}' },
  allowance: {
    own: '{other} can spend your {asset}',
    of: '{other} may spend {asset} of {who}',
    under: '{other} may spend {asset}',
  },
  'allowance.nft': {
    own: '{other} may move your {asset}',
    of: '{other} may move {asset} of {who}',
    under: '{other} may move {asset}',
  },
  operator: {
    own: '{other} may move all your {asset}',
    of: '{other} may move all {asset} of {who}',
    under: '{other} may move all {asset}',
  },
};
