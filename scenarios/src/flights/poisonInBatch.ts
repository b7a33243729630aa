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
  title: 'Sign this month’s salaries',
  briefing: 'A payroll tool has prepared a batch for the Safe: 800 PUSD for Ana, as every month.',
  kind: 'attack',
  request: (setting) =>
    askTypedData(account(setting, 1), safeTypedData(setting.info.addresses.safe, batch(setting))),
  expected: 'stop',
  fires: ['transfers.lookAlike'],
  subject: 'safe',
  notice: [
    {
      says: 'A second transfer goes to an address that begins and ends like Ana’s but is not hers.',
      rule: 'transfers.lookAlike',
    },
    'It moves 0 PUSD. Its purpose is to put that address in the Safe’s history, for someone to copy next month.',
  ],
  ending: 'Ana has her 800 PUSD. The Safe’s history now contains an address that looks like hers.',
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
