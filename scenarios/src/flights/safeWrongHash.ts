import { type Hex, parseUnits } from 'viem';
import { account } from '../account.ts';
import { practiceMarker } from '../practiceMarker.ts';
import { safeTx, safeTxHash } from '../safeTx.ts';
import type { Scenario, Setting } from '../scenario.ts';
import { transferCall } from '../tokenCalls.ts';

const amount = parseUnits('600', 6);

/** As a service for Safes says it, with a hash to compare on the device: that of another transaction. */
export const safeWrongHash: Scenario = {
  id: 'safe-wrong-hash',
  kind: 'attack',
  request: (setting) => {
    const { safe, practiceDollar } = setting.info.addresses;
    const data = transferCall(account(setting, 4), amount);
    const nonce = setting.safeNonce ?? 0n;
    const shown = safeTx({ to: practiceDollar, data, nonce });
    const said = { safe, chainId: practiceMarker.chainId, ...shown, safeTxHash: hiddenHash(setting) };
    return JSON.stringify(said, (_, it: unknown) => (typeof it === 'bigint' ? String(it) : it));
  },
  expected: 'stop',
  fires: ['power.claimedHash'],
  subject: 'safe',
  noticedBy: ['power.claimedHash'],
  effects: (setting) => {
    const { safe, practiceDollar } = setting.info.addresses;
    return [{ who: safe, what: 'balance', asset: practiceDollar, change: -amount }];
  },
};

function hiddenHash(setting: Setting): Hex {
  const { safe, trap, stranger } = setting.info.addresses;
  const data = transferCall(stranger, 0n);
  return safeTxHash(safe, safeTx({ to: trap, data, operation: 1, nonce: setting.safeNonce ?? 0n }));
}
