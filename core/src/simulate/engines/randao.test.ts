import fc from 'fast-check';
import { numberToHex } from 'viem';
import { expect, test } from 'vitest';
import { randaoOf, turned } from './randao.ts';

test('randomness is the same for runs on one block, and another on the next', () => {
  const [one, next] = [
    { parentHash: `0x${'01'.repeat(32)}` },
    { parentHash: `0x${'02'.repeat(32)}` },
  ] as const;
  expect(randaoOf(one)).toBe(randaoOf(one));
  expect(randaoOf(one)).not.toBe(randaoOf(next));
});

test('turned round, every bit of it is another, and turned twice it is as before', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 256n - 1n), (value) => {
      const word = numberToHex(value, { size: 32 });
      expect(BigInt(word) ^ BigInt(turned(word))).toBe(2n ** 256n - 1n);
      expect(turned(turned(word))).toBe(word);
    }),
  );
});
