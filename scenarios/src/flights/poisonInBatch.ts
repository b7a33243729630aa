import { parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTypedData } from '../ask.ts';
import { executedBySafe } from '../executedBySafe.ts';
import { lookAlikeOf } from '../lookAlikeOf.ts';
import { multiSendCall } from '../multiSendCall.ts';
import { guest } from '../practiceNames.ts';
import { safeTx, safeTypedData } from '../safeTx.ts';
import type { Scenario, Setting } from '../scenario.ts';
import { transferCall } from '../tokenCalls.ts';

const amount = parseUnits('800', 6);

export const poisonInBatch: Scenario = {
  id: 'poison-in-batch',
  kind: 'attack',
  request: (setting) =>
    askTypedData(account(setting, 1), safeTypedData(setting.info.addresses.safe, batch(setting))),
  expected: 'stop',
  fires: ['transfers.lookAlike'],
  subject: 'safe',
  noticedBy: ['transfers.lookAlike'],
  effects: (setting) => {
    const { safe, practiceDollar } = setting.info.addresses;
    return [{ who: safe, what: 'balance', asset: practiceDollar, change: -amount }];
  },
  knows: () => [{ address: guest, name: 'Ana', paid: 6 }],
  aftermath: (setting, signature) => [executedBySafe(setting, batch(setting), signature)],
};

function batch(setting: Setting) {
  const { practiceDollar: to, multiSendCallOnly } = setting.info.addresses;
  const data = multiSendCall([
    { to, value: 0n, data: transferCall(guest, amount) },
    { to, value: 0n, data: transferCall(lookAlikeOf(guest), 0n) },
  ]);
  return safeTx({ to: multiSendCallOnly, data, operation: 1, nonce: setting.safeNonce ?? 0n });
}
