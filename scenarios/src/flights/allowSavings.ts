import { parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';
import { approveCall } from '../tokenCalls.ts';

const amount = parseUnits('1000', 6);

export const allowSavings: Scenario = {
  id: 'allow-savings',
  kind: 'honest',
  request: (setting) => {
    const { practiceSavings, practiceDollar } = setting.info.addresses;
    const data = approveCall(practiceSavings, amount);
    return askTransaction(account(setting, 0), { to: practiceDollar, data });
  },
  expected: 'read',
  fires: [],
  subject: 'allowances',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.practiceDollar,
      counterparty: setting.info.addresses.practiceSavings,
      change: amount,
    },
  ],
};
