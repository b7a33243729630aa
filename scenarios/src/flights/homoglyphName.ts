import { parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { impostorName } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('1');

export const homoglyphName: Scenario = {
  id: 'homoglyph-name',
  kind: 'attack',
  request: (setting) => askTransaction(account(setting, 0), { to: impostorName.address, value }),
  expected: 'caution',
  fires: ['names.mixed'],
  subject: 'transfers',
  noticedBy: ['names.mixed'],
  effects: (setting) => [{ who: account(setting, 0), what: 'balance', change: -value }],
  knows: (setting) => [{ address: account(setting, 1), name: 'copilot.eth', paid: 4 }],
  names: () => [impostorName],
};
