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
  kind: 'honest',
  request: (setting) =>
    askTransaction(account(setting, 0), {
      to: setting.info.addresses.practiceToken,
      data: transferCall(guest, amount),
    }),
  expected: 'read',
  fires: [],
  subject: 'wallets',
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
