import { parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { guest } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';
import { transferCall } from '../tokenCalls.ts';

const amount = parseUnits('200', 6);

/** The request is honest. The wallet is not, and only the hearback can show it. */
export const walletAlters: Scenario = {
  id: 'wallet-alters',
  kind: 'honest',
  request: (setting) =>
    askTransaction(account(setting, 0), {
      to: setting.info.addresses.practiceDollar,
      data: transferCall(guest, amount),
    }),
  expected: 'read',
  fires: [],
  subject: 'wallets',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'balance',
      asset: setting.info.addresses.practiceDollar,
      change: -amount,
    },
  ],
  knows: () => [{ address: guest, name: 'Ana', paid: 3 }],
  wallet: 'alters',
};
