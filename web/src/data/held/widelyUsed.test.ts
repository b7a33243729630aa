import { getAddress } from 'viem';
import { expect, test } from 'vitest';
import { widelyUsed } from './knownHere.ts';

test('the widely used tokens of a real network are looked at, each once, and none of a development chain', () => {
  const ethereum = widelyUsed(1);
  expect(ethereum).toContain(getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'));
  expect(new Set(ethereum).size).toBe(ethereum.length);
  // One token under two symbols.
  expect(new Set(widelyUsed(137)).size).toBe(widelyUsed(137).length);
  for (const chainId of [31337, 31338, 424_242]) expect(widelyUsed(chainId)).toEqual([]);
});
