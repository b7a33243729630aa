import { parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { impostorName } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('1');

export const homoglyphName: Scenario = {
  id: 'homoglyph-name',
  title: 'Send your copilot 1 ETH',
  briefing: 'You pasted the receiver’s name from a message. The name resolves to an address.',
  kind: 'attack',
  request: (setting) => askTransaction(account(setting, 0), { to: impostorName.address, value }),
  expected: 'caution',
  fires: ['names.mixed'],
  subject: 'transfers',
  notice: [
    { says: 'The name mixes two scripts: its last o is a Chinese character.', rule: 'names.mixed' },
    'You saved copilot.eth, and its address is different.',
  ],
  ending: 'Your ETH went to whoever registered the name that looks like your copilot’s.',
  effects: (setting) => [{ who: account(setting, 0), what: 'balance', change: -value }],
  knows: (setting) => [{ address: account(setting, 1), name: 'copilot.eth', paid: 4 }],
  names: () => [impostorName],
};
