import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

/** A gift that comes only where nobody is paid for the block, as in many simulations. */
export const watchesCoinbase: Scenario = {
  id: 'watches-coinbase',
  kind: 'attack',
  request: (setting) => {
    const data = encodeFunctionData({ abi: parseAbi(['function byCoinbase()']) });
    return askTransaction(account(setting, 0), { to: setting.info.addresses.watcherToken, data });
  },
  expected: 'stop',
  fires: ['outcome.otherBlock'],
  subject: 'run',
  noticedBy: ['outcome.otherBlock'],
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'balance',
      asset: setting.info.addresses.watcherToken,
      change: parseEther('100'),
    },
  ],
};
