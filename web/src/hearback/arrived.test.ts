import type { Facts, FactValue } from '@readback/core/model/fact.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import { known } from '@readback/core/model/known.ts';
import { expect, test } from 'vitest';
import { arrivedOf } from './arrived.ts';

const ana = '0x1341750f0ba055a45C24819fB4F341A7b215CbED';
const you = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const asset = { kind: 'token', chainId: 1, address: '0x8ce361602B935680E8DeC218b820ff5056BeB7af' } as const;

function heard(changes: readonly (readonly [string, bigint])[], over: Partial<Hearback> = {}): Hearback {
  const values: [string, FactValue][] = [
    ['mined.from', { kind: 'address', address: you }],
    ['mined.block', { kind: 'integer', value: 190n }],
    ...changes.flatMap(([who, raw], n): [string, FactValue][] => [
      [`mined.effect.${n}.who`, { kind: 'address', address: who as typeof you }],
      [`mined.effect.${n}.delta`, { kind: 'amount', raw, asset }],
    ]),
  ];
  const facts: Facts = Object.fromEntries(
    values.map(([id, value]) => [id, { id, value: known(value), from: [] }]),
  );
  return {
    verdict: 'same',
    effects: 'asRead',
    differs: [],
    says: [],
    followed: { hash: '0x22', block: { number: 190n, hash: '0x11' } },
    lines: changes.map((_, n) => ({
      label: { id: 'hearback.label.balance', args: { account: `mined.effect.${n}.who`, asset: '' } },
      readBack: `effect.${n}.delta`,
      happened: `mined.effect.${n}.delta`,
      same: true,
    })),
    facts,
    ...over,
  };
}

const paid = [
  [you, -1n],
  [ana, 1n],
] as const;

test('a payment ends with who received what, and in which block', () => {
  expect(arrivedOf(heard(paid))).toEqual({ who: ana, amount: 'mined.effect.1.delta', block: 'mined.block' });
});

test('nothing is said to have arrived unless it was read, and all of it happened as it was read', () => {
  expect(arrivedOf(heard([[you, -1n]]))).toBeUndefined();
  expect(arrivedOf(heard(paid, { effects: 'cannotTell' }))).toBeUndefined();
  expect(arrivedOf(heard(paid, { effects: 'less' }))).toBeUndefined();
  expect(arrivedOf(heard(paid, { verdict: 'different' }))).toBeUndefined();
  expect(arrivedOf(heard(paid, { followed: { hash: '0x22' } }))).toBeUndefined();
  const { lines } = heard(paid);
  expect(arrivedOf(heard(paid, { lines: lines.map((it) => ({ ...it, same: false })) }))).toBeUndefined();
});

test('what came back to the account itself, and what several received, is left to the rows', () => {
  expect(arrivedOf(heard([[you, 5n]]))).toBeUndefined();
  expect(arrivedOf(heard([...paid, ['0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', 2n]]))).toBeUndefined();
});
