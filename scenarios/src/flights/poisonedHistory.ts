import { parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { lookAlikeOf } from '../lookAlikeOf.ts';
import { guest } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';
import { transferCall } from '../tokenCalls.ts';

const amount = parseUnits('500', 6);

export const poisonedHistory: Scenario = {
  id: 'poisoned-history',
  title: 'Pay this month’s rent, 500 PUSD',
  briefing: 'You have paid this landlord twice. This time you copied the address from your wallet’s history.',
  kind: 'attack',
  request: (setting) =>
    askTransaction(account(setting, 0), {
      to: setting.info.addresses.practiceDollar,
      data: transferCall(lookAlikeOf(guest), amount),
    }),
  expected: 'stop',
  fires: ['transfers.lookAlike'],
  subject: 'transfers',
  notice: [
    {
      says: 'The address begins and ends like the one you paid before, but differs in the middle.',
      rule: 'transfers.lookAlike',
    },
    'You never paid this address. Someone sent you a zero payment from it, so that it appears in your history.',
  ],
  ending: 'The rent went to whoever created that address. The landlord is still waiting.',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'balance',
      asset: setting.info.addresses.practiceDollar,
      change: -amount,
    },
  ],
  knows: () => [{ address: guest, paid: 2 }],
};
