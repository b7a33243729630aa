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
  title: 'Compare a payment of the Safe with your device',
  briefing:
    'A service sends a payment of 600 PUSD and the hash that your device will show. They belong together, it says.',
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
  notice: [
    { says: 'The hash that came with it is not the hash of this payment.', rule: 'power.claimedHash' },
    'Your device would show the hash of another transaction, and you would find that it agrees with the service.',
  ],
  ending:
    'The hash stands for a delegatecall, which hands the Safe over. This page has only the payment itself signed.',
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
