import fc from 'fast-check';
import { expect, test } from 'vitest';
import { between } from './running.ts';

const of = { from: 25_000_000_000n, to: 0n, decimals: 6 };

test('a balance begins and ends at exactly what was read, and is whole on its way', () => {
  expect(between({ ...of, from: 25_000_400_000n }, 0)).toBe(25_000_400_000n);
  expect(between({ ...of, to: 400_000n }, 1)).toBe(400_000n);
  const way = [0.1, 0.3, 0.5, 0.9].map((share) => between(of, share));
  expect(way.toSorted((one, two) => (one > two ? -1 : 1))).toEqual(way);
  for (const it of way) expect(it % 1_000_000n).toBe(0n);
});

test('a balance never shows more or less than it was and is', () => {
  const any = fc.bigInt({ min: 0n, max: 10n ** 30n });
  fc.assert(
    fc.property(
      any,
      any,
      fc.nat({ max: 18 }),
      fc.double({ noNaN: true, min: -1, max: 2 }),
      (from, to, decimals, share) => {
        const shown = between({ from, to, decimals }, share);
        expect(shown >= (from < to ? from : to) && shown <= (from < to ? to : from)).toBe(true);
      },
    ),
  );
});
