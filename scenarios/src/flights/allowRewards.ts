import { parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { drainCall } from '../drainCall.ts';
import type { Scenario } from '../scenario.ts';
import { approveCall } from '../tokenCalls.ts';

const amount = parseUnits('2000', 6);

export const allowRewards: Scenario = {
  id: 'allow-rewards',
  kind: 'attack',
  request: (setting) => {
    const { drainer, practiceDollar } = setting.info.addresses;
    return askTransaction(account(setting, 0), { to: practiceDollar, data: approveCall(drainer, amount) });
  },
  expected: 'caution',
  fires: ['identity.unpublished'],
  subject: 'allowances',
  noticedBy: ['identity.unpublished', 'identity.fresh'],
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.practiceDollar,
      counterparty: setting.info.addresses.drainer,
      change: amount,
    },
  ],
  aftermath: (setting) => [drainCall(setting, account(setting, 0))],
};
