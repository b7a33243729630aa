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
  title: 'Pay Ana 200 PUSD for the tickets',
  briefing: 'You owe Ana for the tickets. You installed a new wallet this morning.',
  kind: 'honest',
  request: (setting) =>
    askTransaction(account(setting, 0), {
      to: setting.info.addresses.practiceDollar,
      data: transferCall(guest, amount),
    }),
  expected: 'read',
  fires: [],
  subject: 'wallets',
  notice: [
    'The request is fine: 200 PUSD to Ana. Nothing before the signature can show what a wallet will do.',
    'The hearback says that the wallet sent different calldata than was read back, and where the money went.',
  ],
  ending: 'The request was honest, but the wallet replaced Ana with someone else. Stop using that wallet.',
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
