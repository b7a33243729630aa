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
  kind: 'attack',
  request: (setting) =>
    askTransaction(account(setting, 0), {
      to: setting.info.addresses.practiceDollar,
      data: transferCall(lookAlikeOf(guest), amount),
    }),
  expected: 'stop',
  fires: ['transfers.lookAlike'],
  subject: 'transfers',
  noticedBy: ['transfers.lookAlike'],
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
