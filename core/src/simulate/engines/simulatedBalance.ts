import { type Address, bytesToHex, concatHex, hexToBigInt, keccak256 } from 'viem';
import type { Override, Run, RunFees } from '../../effects/engine.ts';

/**
 * What someone who is made up for a run has, in wei: as much as people have (0.05 to 5 of the native currency, the same
 * for the same account as long as this runs, and nothing that a contract could know) on top of what it `needs`.
 * A contract sees every balance: an impossible one would tell it that it is simulated.
 */
export function simulatedBalance(account: Address, needs: bigint): bigint {
  const drawn = hexToBigInt(keccak256(concatHex([secret, account])));
  return needs + smallest + (drawn % (largest - smallest));
}

const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

const smallest = 5n * 10n ** 16n;
const largest = 5n * 10n ** 18n;

/** In wei, the most that so much gas costs. */
export function maxNativeSpend(gas: bigint, fees: RunFees): bigint {
  switch (fees.kind) {
    case 'none':
      return 0n;
    case 'legacy':
      return gas * fees.gasPrice;
    case 'dynamic':
      return gas * fees.maxFeePerGas;
  }
}

/** Gives everybody who pays for a run (`pays`) what that takes, with the gas of all its calls. */
export function withSimulatedBalances(
  run: Pick<Run, 'first' | 'calls' | 'fees' | 'overrides'>,
): readonly Override[] {
  const calls = [...(run.first ?? []), ...run.calls];
  const gas = calls.reduce((sum, call) => sum + call.gas, 0n);
  const value = calls.reduce((sum, call) => sum + call.value, 0n);
  return run.overrides.map(({ pays, ...it }) =>
    pays === true
      ? { ...it, balance: simulatedBalance(it.address, value + maxNativeSpend(gas, run.fees)) }
      : it,
  );
}
