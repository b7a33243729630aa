import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tagged, untagged } from './taggedJson.ts';

const name = fc.oneof(
  fc.string(),
  fc.constantFrom('$bigint', '$$bigint', '$', 'constructor', 'prototype', 'toJSON', 'length'),
);

const plain = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.bigInt(),
    fc.string(),
    fc.array(tie('value')),
    fc.dictionary(
      name.filter((it) => it !== '__proto__'),
      tie('value'),
      { noNullPrototype: true },
    ),
  ),
})).value;

test('any plain data comes back as it was', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(untagged(JSON.parse(tagged(value)))).toEqual(value);
    }),
  );
});

test('data that looks like a number of ours stays what it was', () => {
  const trick = { $bigint: '1', note: { $bigint: '2' } };
  expect(untagged(JSON.parse(tagged(trick)))).toEqual(trick);
});

test.each([
  ['a name that reaches a prototype', '{"a":{"__proto__":{"own":true}}}'],
  ['a number that is none', '{"$bigint":"1e9"}'],
  ['a number of a million digits', `{"$bigint":"${'9'.repeat(1_000_000)}"}`],
  ['a number with more beside it', '{"$bigint":"1","more":1}'],
  ['a tag of another program', '{"$date":"now"}'],
  ['a thousand arrays in one another', `${'['.repeat(1_000)}${']'.repeat(1_000)}`],
])('%s is refused', (_, text) => {
  expect(() => untagged(JSON.parse(text))).toThrow(/./);
  expect(({} as { own?: boolean }).own).toBeUndefined();
});
