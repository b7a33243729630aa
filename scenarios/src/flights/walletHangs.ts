import { parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { cloud } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('0.3');

/** Nothing is wrong but that no block takes it. */
export const walletHangs: Scenario = {
  id: 'wallet-hangs',
  title: 'Send Bo 0.3 ETH',
  briefing: 'Bo is waiting for 0.3 ETH. The network is busy today, and your wallet sets the fee.',
  kind: 'honest',
  request: (setting) => askTransaction(account(setting, 0), { to: cloud, value }),
  expected: 'read',
  fires: [],
  subject: 'wallets',
  notice: [
    'The request is fine: 0.3 ETH to Bo.',
    'The hearback says that it is pending. Sending it again would pay Bo twice, unless it uses the same nonce.',
  ],
  ending:
    'It stays pending until a block includes it, or until you replace it with one that pays a higher fee.',
  effects: (setting) => [{ who: account(setting, 0), what: 'balance', change: -value }],
  knows: () => [{ address: cloud, name: 'Bo', paid: 2 }],
  wallet: 'hangs',
};
