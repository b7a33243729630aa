import { type Hex, sliceHex } from 'viem';
import type { Fact } from './facts.ts';

export type Value = bigint | boolean | string;

/** What the node answered, undefined where it refused. Addresses and hashes in lower case; a holder has one or none. */
export function valueOf({ as, whose }: Fact, answer: Hex | undefined): Value | undefined {
  if (as === 'holder') return answer !== undefined && addressIn(answer) === whose.toLowerCase() ? 1n : 0n;
  if (answer === undefined || (answer === '0x' && as !== 'code')) return undefined;
  if (as === 'code') return answer;
  const word: Hex = answer.length > 66 ? sliceHex(answer, 0, 32) : answer;
  if (as === 'address') return addressIn(word);
  return as === 'flag' ? BigInt(word) !== 0n : BigInt(word);
}

function addressIn(word: Hex): string {
  return `0x${word.slice(2).padStart(40, '0').slice(-40)}`.toLowerCase();
}
