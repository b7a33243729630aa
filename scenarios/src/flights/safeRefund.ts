import { parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTypedData } from '../ask.ts';
import { executedBySafe } from '../executedBySafe.ts';
import { safeTx, safeTypedData } from '../safeTx.ts';
import type { Scenario, Setting } from '../scenario.ts';
import { transferCall } from '../tokenCalls.ts';

export const safeRefund: Scenario = {
  id: 'safe-refund',
  kind: 'attack',
  request: (setting) =>
    askTypedData(account(setting, 1), safeTypedData(setting.info.addresses.safe, payment(setting))),
  expected: 'caution',
  fires: ['power.refund'],
  subject: 'safe',
  noticedBy: ['power.refund'],
  effects: (setting) => {
    const { safe, practiceDollar } = setting.info.addresses;
    return [{ who: safe, what: 'balance', asset: practiceDollar }];
  },
  aftermath: (setting, signature) => [executedBySafe(setting, payment(setting), signature)],
};

/** The refund is the base gas and what was used, at the price of the request: somewhat more than 10,000 PUSD. */
function payment(setting: Setting) {
  const { practiceDollar, stranger } = setting.info.addresses;
  const data = transferCall(account(setting, 4), parseUnits('200', 6));
  const it = safeTx({ to: practiceDollar, data, nonce: setting.safeNonce ?? 0n });
  const price = { gasPrice: parseUnits('0.02', 6), gasToken: practiceDollar, refundReceiver: stranger };
  return { ...it, safeTxGas: 150_000n, baseGas: 500_000n, ...price };
}
