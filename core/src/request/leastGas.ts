import type { Hex } from 'viem';
import type { Call, TxOverrides } from '../model/request.ts';
import { byEthereum } from '../world/byEthereum.ts';

/** The most bytes of code that a transaction may bring along to deploy a contract (EIP-3860). */
export const mostInitCode = 49_152;

type Sent = Pick<Call, 'to' | 'data'> & Pick<TxOverrides, 'accessList' | 'authorizationList'>;

/**
 * What a transaction costs before its first instruction runs, in gas units: sending it and its bytes (EIP-2028), a creation
 * and its code (EIP-3860), accesses (EIP-2930) and authorizations (EIP-7702). Networks change these numbers (EIP-2780,
 * EIP-8037): where a node measured gas, that counts.
 */
export function gasBefore({ to, data, accessList = [], authorizationList = [] }: Sent): bigint {
  const { zeros, others } = bytesOf(data);
  const words = (zeros + others + 31n) / 32n;
  const accesses = accessList.reduce(
    (sum, { storageKeys }) => sum + 2_400n + 1_900n * BigInt(storageKeys.length),
    0n,
  );
  const creation = to === null ? 32_000n + 2n * words : 0n;
  return sending + 4n * zeros + 16n * others + creation + accesses + gasOfAuthorizations(authorizationList);
}

/** What authorizations cost, in gas units (EIP-7702), before what is given back for accounts that are there. */
export function gasOfAuthorizations(list: TxOverrides['authorizationList']): bigint {
  return 25_000n * BigInt(list?.length ?? 0);
}

/** What a transaction of `used` gas units is charged: no less than the floor of its bytes (EIP-7623), on networks that have one. */
export function gasCharged(used: bigint, { data }: Pick<Call, 'data'>, chainId: number): bigint {
  if (!byEthereum.has(chainId)) return used;
  const { zeros, others } = bytesOf(data);
  const floor = sending + 10n * zeros + 40n * others;
  return used > floor ? used : floor;
}

/** The least gas limit with which a network takes a transaction. */
export function leastGas({ call, set, chainId }: Transaction): bigint {
  return gasCharged(gasBefore({ ...set, ...call }), call, chainId);
}

type Transaction = Readonly<{ call: Call; set: TxOverrides; chainId: number }>;

const sending = 21_000n;

/** What each unit of gas costs at least, in wei, where a transaction says it itself: of EIP-1559 the part for the builder. */
export function surePrice({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: TxOverrides): bigint | undefined {
  if (gasPrice !== undefined || maxPriorityFeePerGas === undefined) return gasPrice;
  return maxFeePerGas !== undefined && maxFeePerGas < maxPriorityFeePerGas
    ? maxFeePerGas
    : maxPriorityFeePerGas;
}

/** What a transaction pays at least for gas, in wei, by its own fields; undefined where they do not say. */
export function leastFee(transaction: Transaction): bigint | undefined {
  const price = surePrice(transaction.set);
  return price === undefined ? undefined : price * leastGas(transaction);
}

function bytesOf(data: Hex): Readonly<{ zeros: bigint; others: bigint }> {
  let zeros = 0;
  for (let at = 2; at < data.length; at += 2) if (data.startsWith('00', at)) zeros += 1;
  return { zeros: BigInt(zeros), others: BigInt(data.length / 2 - 1 - zeros) };
}
