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
  title: 'Compare a Safe payment with your device',
  briefing:
    'A service sends a payment of 600 PUSD and the hash your device will show. It says that they match.',
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
    { says: 'The supplied hash is not the hash of this payment.', rule: 'power.claimedHash' },
    'Your device would show another transaction’s hash, and it would match the one from the service.',
  ],
  ending:
    'The hash is for a delegatecall that hands over the Safe. This page lets you sign only the payment itself.',
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
