import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { expect, it } from 'vitest';
import { friend, transaction } from '../check/testing/views.ts';
import { workOf } from '../check/testing/work.ts';
import { sentenceOf } from './sentence.ts';

it('speaks of each part once, however deep multicalls stand in multicalls', () => {
  const [one, two] = [6, 7].map((depth) => workOf(transaction(friend, nested(depth)), [], sentenceOf));
  if (one === undefined || two === undefined) throw new Error('There is no multicall.');
  for (const what of ['looks', 'values', 'steps', 'args'] as const)
    expect(two[what], `${what} of twice as many parts`).toBeLessThanOrEqual(2.2 * one[what]);
});

/** A multicall of two that are alike, each a multicall again, down to calls that nobody can read. */
function nested(depth: number): Hex {
  if (depth === 0) return '0x12345678';
  const inner = nested(depth - 1);
  return encodeFunctionData({ abi: parseAbi(['function multicall(bytes[] data)']), args: [[inner, inner]] });
}
