import { type Address, getAddress, numberToHex } from 'viem';
import type { Word } from './words.ts';

/**
 * The address that a number without a role may carry in its low 160 bits, as some carry a pool beside flags. Whether it
 * does only the chain can tell: by what is deployed there.
 */
export function packedAccount({ arg, role }: Word): Address | undefined {
  if (role !== undefined || arg.value.kind !== 'integer' || arg.value.value < least) return undefined;
  const low = BigInt.asUintN(160, arg.value.value);
  // The ends of a type's range, and powers of two.
  if (low < least || (low & (low - 1n)) === 0n || (low & (low + 1n)) === 0n) return undefined;
  return getAddress(numberToHex(low, { size: 20 }));
}

/** Amounts and times stay below this. */
const least = 2n ** 112n;
