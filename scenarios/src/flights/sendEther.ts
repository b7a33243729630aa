import { parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { guest } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('1.5');

export const sendEther: Scenario = {
  id: 'send-ether',
  kind: 'honest',
  request: (setting) => askTransaction(account(setting, 0), { to: guest, value }),
  expected: 'read',
  fires: [],
  subject: 'transfers',
  effects: (setting) => [{ who: account(setting, 0), what: 'balance', change: -value }],
  knows: () => [{ address: guest, name: 'Ana', paid: 1 }],
};
