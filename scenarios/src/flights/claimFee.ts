import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('0.4');

export const claimFee: Scenario = {
  id: 'claim-fee',
  kind: 'attack',
  request: (setting) => {
    const data = encodeFunctionData({ abi: parseAbi(['function claim() payable']) });
    return askTransaction(account(setting, 0), { to: setting.info.addresses.drainer, data, value });
  },
  expected: 'stop',
  fires: ['outcome.claimTrap'],
  subject: 'transfers',
  noticedBy: ['outcome.claimTrap'],
  effects: (setting) => [{ who: account(setting, 0), what: 'balance', change: -value }],
};
