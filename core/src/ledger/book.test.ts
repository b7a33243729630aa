import { getAddress } from 'viem';
import { expect, test } from 'vitest';
import type { EffectLine, Effects } from '../model/effects.ts';
import { known, unknown } from '../model/known.ts';
import { changesAt, changesIn, heldAt, heldOf } from './book.ts';

const me = getAddress('0x41c79d2e88b150fac07e3b6da2f419e8770609da');
const friend = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const usdc = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');

const line = (id: string, after: bigint, more: Partial<EffectLine> = {}): EffectLine => ({
  id,
  who: me,
  what: 'balance',
  asset: { kind: 'token', chainId: 1, address: usdc },
  before: known(10n),
  after: known(after),
  basis: 'read',
  cause: [],
  ...more,
});
const run = (...lines: readonly EffectLine[]) => ({ lines }) as unknown as Effects;
const ids = (all: ReturnType<typeof changesIn>) => all.map((it) => `${it.line.id} ${it.change}`);

test('the book has what is counted and read on both sides, also where it stays the same', () => {
  const effects = run(
    line('0', 7n),
    line('1', 10n),
    line('2', 7n, { basis: 'claimed' }),
    line('3', 7n, { what: 'allowance', counterparty: friend }),
    line('4', 7n, { before: unknown('refused') }),
    line('5', 7n, { after: unknown('refused') }),
    line('6', 11n, { what: 'nft', asset: { kind: 'nft', chainId: 1, address: usdc, id: 3n } }),
  );
  expect(ids(changesIn(effects))).toEqual(['0 -3', '1 0', '6 1']);
});

test('it is opened at an account and an asset, or at whoever it may be', () => {
  const effects = run(
    line('0', 7n),
    line('1', 12n, { who: friend }),
    line('2', 8n, { asset: { kind: 'native', chainId: 1 } }),
  );
  const at = (who: EffectLine['who'] | 'unknown', asset: string) => ids(changesAt(effects, who, asset));
  expect(at(me, usdc.toLowerCase())).toEqual(['0 -3']);
  expect(at(friend, usdc.toLowerCase())).toEqual(['1 2']);
  expect(at('unknown', usdc.toLowerCase())).toEqual(['0 -3', '1 2']);
  expect(at(me, 'native')).toEqual(['2 -2']);
  expect(at(friend, 'native')).toEqual([]);
});

test('what is held is read of an account or of somebody who is paid, item by item', () => {
  const item = (id: bigint) => ({ kind: 'nft', chainId: 1, address: usdc, id }) as const;
  const effects = {
    lines: [
      line('0', 7n),
      line('1', 7n, { basis: 'claimed' }),
      line('2', 7n, { what: 'allowance', counterparty: friend }),
      line('3', 1n, { what: 'nft', asset: item(3n) }),
      line('4', 1n, { what: 'nft', asset: item(4n), after: unknown('refused') }),
    ],
    arrivals: [line('5', 12n, { who: friend })],
  } as unknown as Effects;
  const all = (its: readonly EffectLine[]) => its.map(({ id }) => id);
  expect(all(heldAt(effects, me, usdc.toLowerCase()))).toEqual(['0', '3', '4']);
  expect(all(heldAt(effects, friend.toLowerCase(), usdc.toLowerCase()))).toEqual(['5']);
  expect(all(heldAt(effects, 'unknown', usdc.toLowerCase()))).toEqual([]);
  expect(all(heldAt(effects, me, 'native'))).toEqual([]);
  expect(all(heldOf(effects, me, item(4n)))).toEqual(['4']);
  expect(all(heldOf(effects, me, { kind: 'token', chainId: 1, address: usdc }))).toEqual(['0']);
  expect(all(heldOf(effects, me, { kind: 'token', chainId: 10, address: usdc }))).toEqual([]);
});
