import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatUnitsExact, parseUnitsExact } from './amount.ts';

test('an amount is shown exactly, with its thousands grouped', () => {
  expect(formatUnitsExact(3131420000n, 6)).toBe('3,131.42');
  expect(formatUnitsExact(1n, 18)).toBe('0.000000000000000001');
  expect(formatUnitsExact(0n, 18)).toBe('0');
  expect(formatUnitsExact(-1500000n, 6)).toBe('-1.5');
  expect(formatUnitsExact(1000000n, 0)).toBe('1,000,000');
});

test('decimals that make no sense are refused, not drawn', () => {
  for (const decimals of [-1, 1.5, 78, 255, 1e6, Number.NaN]) {
    expect(() => formatUnitsExact(1n, decimals)).toThrow('amount.wrongDecimals');
  }
});

test('what is shown reads back as the same amount', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 256n - 1n), fc.integer({ min: 0, max: 77 }), (raw, decimals) => {
      const shown = formatUnitsExact(raw, decimals).replaceAll(',', '');
      expect(parseUnitsExact(shown, decimals)).toEqual({ ok: true, value: raw });
    }),
  );
});

test('an amount that could mean two things, or nothing, is refused with a sentence', () => {
  for (const text of [
    '',
    ' ',
    '1,5',
    '1,000.5',
    '-1',
    '+1',
    '1e3',
    '0x10',
    '1.',
    '.',
    '1.2.3',
    '１',
    '1 000',
    'all',
  ]) {
    expect(parseUnitsExact(text, 18), text).toMatchObject({ ok: false });
  }
  expect(parseUnitsExact('1.0000001', 6)).toMatchObject({
    error: { problem: { id: 'amount.tooManyDecimals', args: { most: 6 } } },
  });
  expect(parseUnitsExact((2n ** 256n).toString(), 0)).toMatchObject({ ok: false });
});

test('common ways of writing a small amount are accepted', () => {
  expect(parseUnitsExact(' .5 ', 1)).toEqual({ ok: true, value: 5n });
  expect(parseUnitsExact('007', 0)).toEqual({ ok: true, value: 7n });
});
