import { getAddress } from 'viem';
import { expect, test } from 'vitest';
import type { EffectLine } from '../model/effects.ts';
import { known, unknown } from '../model/known.ts';
import { changeOf, isCounted, isPermissionLine, lineKey, pairLines, quantityOf } from './line.ts';

const me = getAddress('0x41c79d2e88b150fac07e3b6da2f419e8770609da');
const friend = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const usdc = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
const role = `0x${'0'.repeat(64)}` as const;

const line = (more: Partial<EffectLine> = {}): EffectLine => ({
  id: '0',
  who: me,
  what: 'balance',
  asset: { kind: 'token', chainId: 1, address: usdc },
  before: known(10n),
  after: known(7n),
  basis: 'read',
  cause: [],
  ...more,
});
const { asset: _, ...bare } = line();
const of = (more: Partial<EffectLine>): EffectLine => ({ ...bare, ...more });

test('two lines speak of the same whatever they say of it, and in either case of an address', () => {
  const other = { id: '1', before: known(0n), after: known(0n), cause: ['0'], until: 5n } as const;
  expect(lineKey(line({ ...other, who: me.toLowerCase() as typeof me }))).toBe(lineKey(line()));
});

test.each<[string, EffectLine, EffectLine]>([
  ['account', line(), line({ who: friend })],
  ['kind', line(), line({ what: 'allowance' })],
  ['asset', line(), line({ asset: { kind: 'native', chainId: 1 } })],
  ['spender', line({ what: 'allowance' }), line({ what: 'allowance', counterparty: friend })],
  ['keeper', line({ what: 'allowance' }), line({ what: 'allowance', via: friend })],
  ['part', of({ what: 'safe', part: 'guard' }), of({ what: 'safe', part: 'threshold' })],
  ['role', of({ what: 'role', part: 'granted' }), of({ what: 'role', part: 'granted', role })],
  ['seat', of({ part: 'owners', counterparty: me }), of({ part: 'owners', counterparty: friend })],
  ['module', of({ part: 'module', counterparty: me }), of({ part: 'module', counterparty: friend })],
  ['holder', of({ part: 'granted', counterparty: me }), of({ part: 'granted', counterparty: friend })],
])('another %s is another line', (_what, one, other) => {
  expect(lineKey(one)).not.toBe(lineKey(other));
});

test('what a setting is set to is no other line', () => {
  expect(lineKey(of({ part: 'guard', counterparty: me }))).toBe(
    lineKey(of({ part: 'guard', counterparty: friend })),
  );
});

test('what events say is another line than what was read', () => {
  expect(lineKey(line({ basis: 'claimed' }))).not.toBe(lineKey(line()));
});

test('lines are beside those that speak of the same, and what is only there later is last', () => {
  const [first, gone, more] = [line(), line({ who: friend }), line({ what: 'allowance' })];
  const later = line({ id: '7', after: known(1n) });
  const pairs = pairLines([first, gone], [more, later]).map(({ was, is }) => [was, is]);
  expect(pairs).toEqual([
    [first, later],
    [gone, undefined],
    [undefined, more],
  ]);
});

test('of two lines of the same each is beside one, first those that were read', () => {
  const [vague, read, other] = [line({ after: unknown('refused') }), line(), line({ after: known(2n) })];
  const pairs = pairLines([vague, read], [other, vague, read]).map(({ was, is }) => [was, is]);
  expect(pairs).toEqual([
    [read, other],
    [vague, read],
    [undefined, vague],
  ]);
});

test('balances and items are counted, permissions are given, and powers are neither', () => {
  const kinds = ['balance', 'nft', 'allowance', 'operator', 'owner', 'role', 'code', 'fee'] as const;
  expect(kinds.filter((what) => isCounted({ what }))).toEqual(['balance', 'nft']);
  expect(kinds.filter((what) => isPermissionLine({ what }))).toEqual(['allowance', 'operator']);
});

test('a change is what reads show of what is counted', () => {
  expect(changeOf(line())).toBe(-3n);
  expect(changeOf(line({ what: 'nft' }))).toBe(-3n);
  expect(changeOf(line({ what: 'allowance' }))).toBeUndefined();
  expect(changeOf(line({ basis: 'claimed' }))).toBeUndefined();
  expect(changeOf(line({ before: unknown('refused') }))).toBeUndefined();
  expect(changeOf(line({ after: unknown('refused') }))).toBeUndefined();
  expect(changeOf(line({ before: known(false), after: known(true) }))).toBeUndefined();
});

test('a yes counts as one', () => {
  expect(
    [known(true), known(false), known(5n), known('0x01' as const), unknown('refused')].map(quantityOf),
  ).toEqual([1n, 0n, 5n, undefined, undefined]);
});
