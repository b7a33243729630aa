import type { Hex } from 'viem';
import type { Call, TxOverrides } from '../model/request.ts';

/** The most bytes of code that a transaction may bring along to deploy a contract (EIP-3860). */
export const mostInitCode = 49_152;

/**
 * What a transaction costs before its first instruction runs, in gas units: sending it and its bytes (EIP-2028), and a
 * creation. Networks change these numbers (EIP-2780, EIP-8037): where a node measured gas, that counts.
 */
export function gasBefore({ to, data }: Pick<Call, 'to' | 'data'>): bigint {
  let gas = to === null ? 53_000n : 21_000n;
  for (let at = 2; at < data.length; at += 2) gas += data.slice(at, at + 2) === '00' ? 4n : 16n;
  return gas;
}

/** The same with what else a transaction brings along: accesses (EIP-2930), authorizations (EIP-7702), code (EIP-3860). */
export function leastGas(call: Pick<Call, 'to' | 'data'>, set: TxOverrides): bigint {
  const accesses = (set.accessList ?? []).reduce(
    (sum, { storageKeys }) => sum + 2_400n + 1_900n * BigInt(storageKeys.length),
    0n,
  );
  const authorizations = 25_000n * BigInt(set.authorizationList?.length ?? 0);
  const code = call.to === null ? 2n * ((bytesIn(call.data) + 31n) / 32n) : 0n;
  return gasBefore(call) + accesses + authorizations + code;
}

/** What each unit of gas costs at least, in wei, where a transaction says it itself: of EIP-1559 the part for the builder. */
export function surePrice({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: TxOverrides): bigint | undefined {
  if (gasPrice !== undefined || maxPriorityFeePerGas === undefined) return gasPrice;
  return maxFeePerGas !== undefined && maxFeePerGas < maxPriorityFeePerGas
    ? maxFeePerGas
    : maxPriorityFeePerGas;
}

/** What a transaction pays at least for gas, in wei, by its own fields; undefined where they do not say. */
export function leastFee({ call, set }: Readonly<{ call: Call; set: TxOverrides }>): bigint | undefined {
  const price = surePrice(set);
  return price === undefined ? undefined : price * leastGas(call, set);
}

function bytesIn(data: Hex): bigint {
  return BigInt(data.length / 2 - 1);
}
