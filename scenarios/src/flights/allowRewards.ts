import { parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { drainCall } from '../drainCall.ts';
import type { Scenario } from '../scenario.ts';
import { approveCall } from '../tokenCalls.ts';

const amount = parseUnits('2000', 6);

export const allowRewards: Scenario = {
  id: 'allow-rewards',
  title: 'Join the rewards with 2,000 PUSD',
  briefing:
    'The site pays rewards on dollars that stay in your own account. It asks for an allowance to count them.',
  kind: 'attack',
  request: (setting) => {
    const { drainer, practiceDollar } = setting.info.addresses;
    return askTransaction(account(setting, 0), { to: practiceDollar, data: approveCall(drainer, amount) });
  },
  expected: 'caution',
  fires: ['identity.unpublished'],
  subject: 'allowances',
  notice: [
    {
      says: 'The spender has no published source: nobody can say what it does with your dollars.',
      rule: 'identity.unpublished',
    },
    { says: 'The spender was deployed half a day ago.', rule: 'identity.fresh' },
    'Counting your balance needs no allowance. Balances are public.',
  ],
  ending: 'The contract took 2,000 PUSD from your account. The allowance was all it needed.',
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
