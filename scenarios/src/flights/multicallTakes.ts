import { parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { multicall3Call } from '../multicall3Call.ts';
import type { Scenario } from '../scenario.ts';
import { transferFromCall } from '../tokenCalls.ts';

const amount = parseUnits('25000', 6);

export const multicallTakes: Scenario = {
  id: 'multicall3-takes',
  kind: 'attack',
  request: (setting) => {
    const { multicall3, practiceDollar, stranger } = setting.info.addresses;
    const user = account(setting, 0);
    const data = multicall3Call([
      { target: practiceDollar, callData: transferFromCall(user, stranger, amount) },
    ]);
    return askTransaction(user, { to: multicall3, data });
  },
  expected: 'caution',
  fires: ['approvals.openContract', 'transfers.wholeBalance'],
  after: 'allow-multicall3',
  subject: 'transfers',
  noticedBy: ['transfers.wholeBalance', 'approvals.openContract'],
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'balance',
      asset: setting.info.addresses.practiceDollar,
      change: -amount,
    },
  ],
};
