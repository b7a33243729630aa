import { parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';
import { approveCall } from '../tokenCalls.ts';

export const revokeRouter: Scenario = {
  id: 'revoke-router',
  kind: 'honest',
  request: (setting) => {
    const { router, practiceDollar } = setting.info.addresses;
    return askTransaction(account(setting, 0), { to: practiceDollar, data: approveCall(router, 0n) });
  },
  expected: 'read',
  fires: [],
  after: 'approve-router',
  subject: 'allowances',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.practiceDollar,
      counterparty: setting.info.addresses.router,
      change: -parseUnits('3000', 6),
    },
  ],
};
