import { parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';
import { approveCall } from '../tokenCalls.ts';

const amount = parseUnits('1000', 6);

export const allowSavings: Scenario = {
  id: 'allow-savings',
  title: 'Let Practice Savings take 1,000 PUSD',
  briefing: 'A savings vault needs an allowance for what you deposit. You want to deposit 1,000 PUSD.',
  kind: 'honest',
  request: (setting) => {
    const { practiceSavings, practiceDollar } = setting.info.addresses;
    const data = approveCall(practiceSavings, amount);
    return askTransaction(account(setting, 0), { to: practiceDollar, data });
  },
  expected: 'read',
  fires: [],
  subject: 'allowances',
  notice: [
    'The allowance is exactly what you want to deposit.',
    'The spender is Practice Savings, a contract that is several years old and has published source.',
  ],
  ending: 'The vault may take 1,000 PUSD, once. Nothing has moved yet.',
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
