import { parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { guest } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';
import { transferCall } from '../tokenCalls.ts';

const amount = parseUnits('120', 6);

export const payFriend: Scenario = {
  id: 'pay-friend',
  title: 'Pay Ana 120 PUSD',
  briefing: 'Ana paid for dinner and asks for your share. You saved her address long ago.',
  kind: 'honest',
  request: (setting) =>
    askTransaction(account(setting, 0), {
      to: setting.info.addresses.practiceDollar,
      data: transferCall(guest, amount),
    }),
  expected: 'read',
  fires: [],
  subject: 'transfers',
  notice: [
    'The receiver is the address you saved as Ana, and you have paid it before.',
    'The effects show 120 PUSD less for you, the fee, and nothing else.',
  ],
  ending: 'Ana has 120 PUSD more, and you have 120 PUSD less.',
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
