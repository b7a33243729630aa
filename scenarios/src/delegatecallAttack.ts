import type { SafeTx } from '@readback/core/model/request.ts';
import { account } from './account.ts';
import { askTypedData } from './ask.ts';
import { executedBySafe } from './executedBySafe.ts';
import { safeTx, safeTypedData } from './safeTx.ts';
import type { Scenario, Setting } from './scenario.ts';
import { transferCall } from './tokenCalls.ts';

/**
 * The pattern of the Bybit theft (February 2025): the page shows a transfer, and the owners sign a delegatecall to a
 * contract whose `transfer` overwrites slot 0 of the Safe, which names the code that the Safe runs.
 */
export const delegatecallAttack: Scenario = {
  id: 'delegatecall',
  kind: 'attack',
  request: (setting) =>
    askTypedData(account(setting, 1), safeTypedData(setting.info.addresses.safe, takeover(setting))),
  expected: 'stop',
  fires: ['power.delegatecall'],
  subject: 'safe',
  noticedBy: ['power.delegatecall', 'power.hiddenControl'],
  effects: (setting) => [{ who: setting.info.addresses.safe, what: 'control' }],
  aftermath: (setting, signature) => [executedBySafe(setting, takeover(setting), signature)],
};

function takeover(setting: Setting): SafeTx {
  const { trap, stranger } = setting.info.addresses;
  const data = transferCall(stranger, 0n);
  return safeTx({ to: trap, data, operation: 1, nonce: setting.safeNonce ?? 0n });
}
