import { parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { impostorName } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('1');

export const homoglyphName: Scenario = {
  id: 'homoglyph-name',
  title: 'Send your copilot 1 ether',
  briefing: 'A message gave you the name to send it to, and you pasted it in. The name resolves.',
  kind: 'attack',
  request: (setting) => askTransaction(account(setting, 0), { to: impostorName.address, value }),
  expected: 'caution',
  fires: ['names.mixed'],
  subject: 'transfers',
  notice: [
    { says: 'The name has letters of two scripts: its last o is a Chinese sign.', rule: 'names.mixed' },
    'You saved copilot.eth, and its address is another one.',
  ],
  ending: 'Your ether went to whoever registered the name that looks like your copilot’s.',
  effects: (setting) => [{ who: account(setting, 0), what: 'balance', change: -value }],
  knows: (setting) => [{ address: account(setting, 1), name: 'copilot.eth', paid: 4 }],
  names: () => [impostorName],
};
