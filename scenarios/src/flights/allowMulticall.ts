import { maxUint256, parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { multicall3Call } from '../multicall3Call.ts';
import type { Scenario } from '../scenario.ts';
import { approveCall, transferFromCall } from '../tokenCalls.ts';

const amount = maxUint256;

export const allowMulticall: Scenario = {
  id: 'allow-multicall3',
  kind: 'attack',
  request: (setting) => {
    const { multicall3, practiceDollar } = setting.info.addresses;
    return askTransaction(account(setting, 0), { to: practiceDollar, data: approveCall(multicall3, amount) });
  },
  expected: 'stop',
  fires: ['approvals.noLimit', 'approvals.openContract'],
  subject: 'allowances',
  noticedBy: ['approvals.noLimit', 'approvals.openContract'],
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.practiceDollar,
      counterparty: setting.info.addresses.multicall3,
      change: amount,
    },
  ],
  aftermath: (setting) => {
    const { multicall3, practiceDollar, stranger } = setting.info.addresses;
    const taken = transferFromCall(account(setting, 0), stranger, parseUnits('25000', 6));
    const data = multicall3Call([{ target: practiceDollar, callData: taken }]);
    return [{ from: stranger, to: multicall3, data }];
  },
};
