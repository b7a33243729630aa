import { expect, test } from 'vitest';
import { key, me, usdc, weth } from '../check/testing/views.ts';
import { block } from '../label/testing.ts';
import { holdsFact } from '../label/tokens/holdsFact.ts';
import type { EffectLine } from '../model/effects.ts';
import type { Asset, Fact, FactValue } from '../model/fact.ts';
import { known, unknown } from '../model/known.ts';
import { amountsIn } from './amountsIn.ts';

const token: Asset = { kind: 'token', chainId: 1, address: usdc };
const other: Asset = { kind: 'token', chainId: 1, address: weth };

function line(id: string, it: Partial<EffectLine>): EffectLine {
  return {
    id,
    who: me,
    what: 'balance',
    before: known(0n),
    after: known(0n),
    basis: 'read',
    cause: [],
    ...it,
  };
}

function read(lines: readonly EffectLine[], facts: Readonly<Record<string, FactValue>> = {}) {
  const all = Object.entries(facts).map(([id, value]): [string, Fact] => [
    id,
    { id, value: known(value), from: [] },
  ]);
  return amountsIn({
    effects: known({
      block,
      status: 'success',
      gasUsed: 1n,
      lines,
      engines: [],
      notLookedAt: [],
      assumed: [],
    }),
    facts: Object.fromEntries(all),
  });
}

test('of each asset the most that changes counts, whichever way', () => {
  expect(
    read([
      line('0', { asset: token, before: known(900n), after: known(400n) }),
      line('1', { asset: token, who: key, before: known(0n), after: known(300n) }),
      line('2', { asset: other, before: known(0n), after: known(7n) }),
    ]),
  ).toEqual([
    { asset: token, most: 500n },
    { asset: other, most: 7n },
  ]);
});

test('of an allowance, what could be taken counts, and of one without a limit nothing where that is not known', () => {
  const allowance = (after: bigint) =>
    line('0', { what: 'allowance', asset: token, counterparty: key, before: known(0n), after: known(after) });
  const [none, some] = [2n ** 256n - 1n, 800n];
  expect(read([allowance(none)])).toEqual([]);
  expect(read([allowance(some)])).toEqual([{ asset: token, most: some }]);
  const held = { [holdsFact(me, usdc)]: { kind: 'amount', raw: 250n, asset: token } as const };
  expect(read([allowance(none)], held)).toEqual([{ asset: token, most: 250n }]);
  const takeable = { 'effect.0.takeable': { kind: 'amount', raw: 30n, asset: token } as const };
  expect(read([allowance(none)], { ...held, ...takeable })).toEqual([{ asset: token, most: 30n }]);
});

test('what is not known, what does not change, and a fee are not asked about', () => {
  expect(
    read([line('0', { asset: token, after: unknown('timeout') }), line('1', { what: 'owner' })]),
  ).toEqual([]);
  expect(read([line('0', { asset: token })])).toEqual([]);
  const fee = {
    what: 'fee',
    asset: { kind: 'native', chainId: 1 },
    before: known(9n),
    after: known(2n),
  } as const;
  expect(read([line('0', fee)])).toEqual([]);
  expect(amountsIn({ effects: unknown('offline'), facts: {} })).toEqual([]);
});
