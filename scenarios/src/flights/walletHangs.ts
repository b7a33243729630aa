import { parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { cloud } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('0.3');

/** Nothing is wrong but that no block takes it. */
export const walletHangs: Scenario = {
  id: 'wallet-hangs',
  kind: 'honest',
  request: (setting) => askTransaction(account(setting, 0), { to: cloud, value }),
  expected: 'read',
  fires: [],
  subject: 'wallets',
  effects: (setting) => [{ who: account(setting, 0), what: 'balance', change: -value }],
  knows: () => [{ address: cloud, name: 'Bo', paid: 2 }],
  wallet: 'hangs',
};
