import { parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { cloud } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('0.3');

/** Nothing is wrong but that no block takes it. */
export const walletHangs: Scenario = {
  id: 'wallet-hangs',
  title: 'Send Bo 0.3 ether',
  briefing: 'Bo waits for 0.3 ether. The network is busy today, and your wallet sets the fee.',
  kind: 'honest',
  request: (setting) => askTransaction(account(setting, 0), { to: cloud, value }),
  expected: 'read',
  fires: [],
  subject: 'wallets',
  notice: [
    'The request is in order: 0.3 ether to Bo.',
    'The hearback says that it waits. Sending it once more would pay Bo twice, unless it takes the same place in line.',
  ],
  ending: 'It stays in line until a block takes it, or you replace it with one that pays a higher fee.',
  effects: (setting) => [{ who: account(setting, 0), what: 'balance', change: -value }],
  knows: () => [{ address: cloud, name: 'Bo', paid: 2 }],
  wallet: 'hangs',
};
