import { parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { guest } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('1.5');

export const sendEther: Scenario = {
  id: 'send-ether',
  title: 'Send Ana 1.5 ETH',
  briefing: 'You promised Ana 1.5 ETH and chose her from your address book.',
  kind: 'honest',
  request: (setting) => askTransaction(account(setting, 0), { to: guest, value }),
  expected: 'read',
  fires: [],
  subject: 'transfers',
  notice: ['The receiver is the address you saved as Ana.', 'It is a plain payment: no call, no data.'],
  ending: 'Ana has 1.5 ETH more. You paid that and the fee.',
  effects: (setting) => [{ who: account(setting, 0), what: 'balance', change: -value }],
  knows: () => [{ address: guest, name: 'Ana', paid: 1 }],
};
