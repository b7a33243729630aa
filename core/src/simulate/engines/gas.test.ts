import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import type { Outcome } from '../../effects/engine.ts';
import { ampleGas, isTooMuchGas, maxReads, widerGas } from './gas.ts';
import { readerGas } from '../../effects/reader.ts';
import { neededGas, usualGas } from './usualGas.ts';

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

describe('the gas limits that wallets usually send', () => {
  const call = {
    from: `0x${'aa'.repeat(20)}`,
    to: `0x${'bb'.repeat(20)}`,
    value: 0n,
    data: '0x',
    gas: 0n,
  } as const;
  const one = { isEstimated: true, atomic: true } as const;

  test('are the estimate, its usual multiples and what is ample, without that which is shown', () => {
    const limits = usualGas({ calls: [call] }, [100_000n], [5_000_000n], { shown: [150_000n], ...one });
    expect(limits).toEqual([[100_000n], [120_000n], [125_000n], [200_000n], [5_000_000n]]);
  });

  test('never exceed what is ample, and reach higher where nobody made an estimate', () => {
    const limits = usualGas({ calls: [call] }, [100_000n], [250_000n], {
      ...one,
      isEstimated: false,
      shown: [],
    });
    expect(limits.at(-1)).toEqual([250_000n]);
    expect(limits).toHaveLength(6);
  });

  test('are one limit for an atomic batch, of which each call gets what is left', () => {
    const limits = usualGas({ calls: [call, call] }, [100_000n, 50_000n], [9_000_000n, 9_000_000n], {
      ...one,
      shown: [],
    });
    expect(limits[0]).toEqual([150_000n, 50_000n]);
    expect(limits[4]).toEqual([300_000n, 200_000n]);
  });

  test('are none where no code runs', () => {
    expect(usualGas({ calls: [call] }, [21_000n], [5_000_000n], { shown: [], ...one })).toEqual([]);
  });

  test('follow the estimate of the node, unless it is less than was used', () => {
    const outcome = { calls: [{ ok: true, gasUsed: 80_000n, data: '0x', logs: [] }] } as unknown as Outcome;
    expect(neededGas(outcome, known(90_000n), [5_000_000n])).toEqual([90_000n]);
    expect(neededGas(outcome, known(70_000n), [5_000_000n])).toEqual([80_000n]);
    expect(neededGas(outcome, unknown('refused'), [5_000_000n])).toEqual([80_000n]);
  });
});
