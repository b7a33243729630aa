import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeJsonParse, safeJsonStringify } from './safeJson.ts';

test('large integers keep every digit, and digits in a string stay a string', () => {
  expect(safeJsonParse('{"id":1795515780233123456,"b":[9007199254740993]}')).toEqual({
    id: 1795515780233123456n,
    b: [9007199254740993n],
  });
  const text = '{"params":["{\\"value\\":12345678901234567890}"]}';
  expect(safeJsonParse(text)).toEqual({ params: ['{"value":12345678901234567890}'] });
});

test('what is written is read back', () => {
  const part = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.bigInt({ min: 2n ** 53n, max: 2n ** 256n - 1n }),
    fc.double({ noNaN: true, noDefaultInfinity: true, noInteger: true }),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.array(part)), (it) => {
      fc.pre(
        !/"\d{1,80}n"/.test(JSON.stringify(it, (_, each: unknown) => (typeof each === 'bigint' ? 0 : each))),
      );
      expect(safeJsonParse(safeJsonStringify(it))).toEqual(it);
    }),
  );
});

test('megabytes of digits take no time', () => {
  const begun = performance.now();
  const digits = '6'.repeat(2 ** 21);
  expect(safeJsonParse(JSON.stringify({ message: digits }))).toEqual({ message: digits });
  safeJsonParse(`{"id":${digits}`);
  safeJsonParse(`"${digits}`);
  expect(performance.now() - begun).toBeLessThan(2_000);
});

test('what is no JSON is given back', () => {
  expect(safeJsonParse('wc')).toBe('wc');
});
