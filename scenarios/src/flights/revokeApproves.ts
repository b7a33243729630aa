import { maxUint256, parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';
import { approveCall, transferFromCall } from '../tokenCalls.ts';

export const revokeApproves: Scenario = {
  id: 'revoke-approves',
  kind: 'attack',
  request: (setting) => {
    const { practiceDollar, stranger } = setting.info.addresses;
    const data = approveCall(stranger, maxUint256);
    return askTransaction(account(setting, 0), { to: practiceDollar, data });
  },
  expected: 'stop',
  fires: ['approvals.plainAccount', 'approvals.noLimit'],
  subject: 'allowances',
  noticedBy: ['approvals.plainAccount', 'approvals.noLimit'],
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.practiceDollar,
      counterparty: setting.info.addresses.stranger,
      change: maxUint256,
    },
  ],
  aftermath: (setting) => {
    const { practiceDollar, stranger } = setting.info.addresses;
    const data = transferFromCall(account(setting, 0), stranger, parseUnits('25000', 6));
    return [{ from: stranger, to: practiceDollar, data }];
  },
};
