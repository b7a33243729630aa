import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

/** A gift that comes only where nobody is paid for the block, as in many simulations. */
export const watchesCoinbase: Scenario = {
  id: 'watches-coinbase',
  title: 'Claim 100 WATCH',
  briefing: 'Holders of WATCH may claim another 100. You hold 1,000 WATCH.',
  kind: 'attack',
  request: (setting) => {
    const data = encodeFunctionData({ abi: parseAbi(['function byCoinbase()']) });
    return askTransaction(account(setting, 0), { to: setting.info.addresses.watcherToken, data });
  },
  expected: 'stop',
  fires: ['outcome.otherBlock'],
  subject: 'run',
  notice: [
    {
      says: 'In another block it takes what you hold. In the simulated block it did not.',
      rule: 'outcome.otherBlock',
    },
    'The contract checks who gets the block’s fees. In many simulations, nobody does.',
  ],
  ending:
    'On the practice chain nobody gets a block’s fees, so it took nothing. On any other chain it takes your 1,000 WATCH.',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'balance',
      asset: setting.info.addresses.watcherToken,
      change: parseEther('100'),
    },
  ],
};
