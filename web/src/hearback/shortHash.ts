import type { Hex } from 'viem';

/** The first and last digits of a hash, where all of them are one press away. */
export function shortHash(hash: Hex): string {
  return `${hash.slice(0, 6)}…${hash.slice(-4)}`;
}
