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
  briefing:
    'You paid the rent to this landlord twice. This time you copied the address out of your wallet’s history.',
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
      says: 'The address begins and ends like the one that you paid before, and is another in the middle.',
      rule: 'transfers.lookAlike',
    },
    'You never paid this address. Somebody sent you nothing from it, so that it stands in your history.',
  ],
  ending: 'The rent went to whoever made that address. The landlord still waits.',
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
