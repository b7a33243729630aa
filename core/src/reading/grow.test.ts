import { expect, test } from 'vitest';
import type { Fact, FactValue } from '../model/fact.ts';
import { known, pending } from '../model/known.ts';
import { grow } from './grow.ts';

const asset = { kind: 'native', chainId: 1 } as const;
const fact = (value: FactValue): Fact => ({ id: 'it', value: known(value), from: [] });
const grown = (before: FactValue, after: FactValue) =>
  grow({ it: fact(before) }, { it: fact(after) })['it']?.value;

test('a number becomes the amount that it is, and no other', () => {
  const five: FactValue = { kind: 'integer', value: 5n };
  expect(grown(five, { kind: 'amount', raw: 5n, asset })).toEqual(known({ kind: 'amount', raw: 5n, asset }));
  expect(grown(five, { kind: 'amount', raw: 6n, asset })).toEqual(known(five));
});

test('a number or word becomes the address that is packed in it, and no other', () => {
  const address = '0x45E02bc2875A2914C4f585bBF92a6F28bc07CB70';
  const [flagged, word]: FactValue[] = [
    { kind: 'integer', value: 2n ** 255n + BigInt(address) },
    { kind: 'bytes', hex: `0x${'0'.repeat(24)}${address.slice(2).toLowerCase()}` },
  ];
  for (const before of [flagged, word] as FactValue[]) {
    expect(grown(before, { kind: 'address', address })).toEqual(known({ kind: 'address', address }));
    const other = { kind: 'address', address: '0x45E02bc2875A2914C4f585bBF92a6F28bc07CB71' } as const;
    expect(grown(before, other)).toEqual(known(before));
  }
});

test('a list says more when one of its items does, and keeps its order and length', () => {
  const list = (...items: FactValue[]): FactValue => ({ kind: 'list', items });
  const numbers = list({ kind: 'integer', value: 5n }, { kind: 'text', text: 'a' });
  const amounts = list({ kind: 'amount', raw: 5n, asset }, { kind: 'text', text: 'a' });
  expect(grown(numbers, amounts)).toEqual(known(amounts));
  expect(grown(list(numbers), list(amounts))).toEqual(known(list(amounts)));
  const others = [
    list({ kind: 'amount', raw: 6n, asset }, { kind: 'text', text: 'a' }),
    list({ kind: 'amount', raw: 5n, asset }, { kind: 'text', text: 'b' }),
    list({ kind: 'amount', raw: 5n, asset }),
  ];
  for (const other of others) expect(grown(numbers, other)).toEqual(known(numbers));
});

test('what is known stays known', () => {
  const it = fact({ kind: 'text', text: 'a' });
  expect(grow({ it }, { it: { ...it, value: pending } })['it']).toBe(it);
});
