import { parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { guest } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';
import { transferCall } from '../tokenCalls.ts';

const amount = parseUnits('120', 6);

export const payFriend: Scenario = {
  id: 'pay-friend',
  kind: 'honest',
  request: (setting) =>
    askTransaction(account(setting, 0), {
      to: setting.info.addresses.practiceDollar,
      data: transferCall(guest, amount),
    }),
  expected: 'read',
  fires: [],
  subject: 'transfers',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'balance',
      asset: setting.info.addresses.practiceDollar,
      change: -amount,
    },
  ],
  knows: () => [{ address: guest, name: 'Ana', paid: 3 }],
};
