import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ampleGas, isTooMuchGas, maxReads, widerGas } from './gas.ts';
import { readerGas } from './reader.ts';

const block = (gasLimit: bigint) => ({
  chainId: 1,
  parentHash: `0x${'ab'.repeat(32)}` as const,
  parentNumber: 1n,
  number: 2n,
  timestamp: 3n,
  baseFeePerGas: 7n,
  gasLimit,
  endpoint: 'node.test',
});

test('more gas than a network takes in one transaction is noticed where its rules are known', () => {
  expect(isTooMuchGas(16_777_217n, 1)).toBe(true);
  expect(isTooMuchGas(16_777_216n, 1)).toBe(false);
  expect(isTooMuchGas(16_777_217n, 42161)).toBe(false);
  expect(isTooMuchGas(undefined, 1)).toBe(false);
});

test('ample gas for one call leaves room for the reads before and after', () => {
  fc.assert(
    fc.property(fc.bigInt(42_000_000n, 200_000_000n), (gasLimit) => {
      const room = gasLimit - 2n * readerGas(maxReads);
      expect(ampleGas(block(gasLimit), 1)).toBeLessThanOrEqual(room);
    }),
  );
});

test('in another block a call gets more gas than it is likely to get, and no more than is ample', () => {
  const gas = fc.bigInt(21_000n, 16_000_000n);
  fc.assert(
    fc.property(fc.array(fc.tuple(gas, gas), { maxLength: 5 }), (pairs) => {
      const all = pairs.map(([a, b]) => (a < b ? [a, b] : [b, a]) as [bigint, bigint]);
      const wider = widerGas(
        all.map(([fitting]) => fitting),
        all.map(([, ample]) => ample),
      );
      all.forEach(([fitting, ample], n) => {
        expect(wider[n]).toBeGreaterThanOrEqual(fitting);
        expect(wider[n]).toBeLessThanOrEqual(ample);
      });
    }),
  );
});
