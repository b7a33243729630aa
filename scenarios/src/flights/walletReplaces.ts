import { parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { guest } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';
import { transferCall } from '../tokenCalls.ts';

const amount = parseEther('40');

/** The request is honest. Another transaction takes its place. */
export const walletReplaces: Scenario = {
  id: 'wallet-replaces',
  title: 'Pay Ana 40 PRAC',
  briefing: 'Ana is selling you her old bicycle for 40 PRAC. Your wallet was updated last night.',
  kind: 'honest',
  request: (setting) =>
    askTransaction(account(setting, 0), {
      to: setting.info.addresses.practiceToken,
      data: transferCall(guest, amount),
    }),
  expected: 'read',
  fires: [],
  subject: 'wallets',
  notice: [
    'The request is fine: 40 PRAC to Ana.',
    'The hearback says that another transaction replaced it, and what that one does.',
  ],
  ending: 'Ana got nothing. The wallet sent its own transaction with the same nonce.',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'balance',
      asset: setting.info.addresses.practiceToken,
      change: -amount,
    },
  ],
  knows: () => [{ address: guest, name: 'Ana', paid: 3 }],
  wallet: 'replaces',
};
