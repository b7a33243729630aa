import type { Address } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Asset, Facts } from '../model/fact.ts';
import { known } from '../model/known.ts';
import type { Readback, SaidBound } from '../model/readback.ts';
import { driftBoundsOf, together } from './bounds.ts';
import { balance, coin, dollar, friend, me, readback, router } from './testing/readbacks.ts';
import { citedIn, told } from './testing/said.ts';

const other: Asset = { kind: 'token', chainId: 1, address: router };
const amount = (id: string, raw: bigint, asset: Asset = dollar): Facts => ({
  [id]: { id, value: known({ kind: 'amount', raw, asset }), from: [] },
});
const least = (raw: bigint, more: Partial<SaidBound> = {}): SaidBound => ({
  step: '0',
  way: 'least',
  amount: 'least',
  raw,
  asset: dollar,
  ...more,
});
const most: SaidBound = { step: '0', way: 'most', amount: 'most', raw: 50n, asset: coin };
const saying = (
  bounds: readonly SaidBound[],
  facts: Readback['facts'],
  ...lines: Parameters<typeof readback>[0]
) => readback(lines, { bounds, facts });

describe('the least and the most that a sentence names', () => {
  it('are told apart, whoever gets it', () => {
    const theirs = least(90n, { to: friend });
    expect(driftBoundsOf(saying([most, theirs], {}))).toEqual({ least: [theirs], most: [most] });
  });

  it('are no amounts themselves, and nothing that comes as another asset', () => {
    const bounds = [least(7n, { exact: true }), least(7n, { wrapped: true })];
    expect(driftBoundsOf(saying(bounds, {}))).toEqual({ least: [], most: [] });
  });

  it('of several are taken together', () => {
    expect(together([])).toBeUndefined();
    expect(together([least(5n)])).toEqual({ raw: 5n, fact: 'least' });
    expect(together([least(5n), least(7n, { amount: 'b' })])).toEqual({ raw: 12n, fact: 'least' });
  });
});

describe('a later readback is held to what the sentence names', () => {
  const facts = { ...amount('most', 50n, coin), ...amount('least', 90n) };
  const swapped = (lines: Parameters<typeof readback>[0], whom?: Address) =>
    saying([most, least(90n, whom === undefined ? {} : { to: whom })], facts, ...lines);
  const gives = (leaves: bigint) => balance(coin, 1_000n, 1_000n - leaves);
  const gets = (it: bigint, asset: Asset = dollar) => balance(asset, 0n, it);

  it('the most to the last unit', () => {
    expect(told(swapped([gives(40n)]), swapped([gives(50n)]))).toEqual([expect.stringMatching(/^· moved/)]);
    expect(told(swapped([gives(40n)]), swapped([gives(51n)]))).toEqual([
      '! leaves: drift.leavesMore what (drift.what.balance asset coin account me) was -40 coin now -51 coin',
    ]);
    // What did not leave when it was read is not part of it.
    expect(told(swapped([gives(0n)]), swapped([gives(1n)]))).toEqual([expect.stringMatching(/^! leaves/)]);
  });

  it('the least to the last unit: what the sentence says and what arrives', () => {
    expect(told(swapped([gets(200n)]), swapped([gets(90n)]))).toEqual([expect.stringMatching(/^· moved/)]);
    expect(told(swapped([gets(200n)]), swapped([gets(89n)]))).toEqual([
      '! arrives: drift.belowLeast what (drift.what.balance asset dollar account me) least 90 dollar now 89 dollar',
    ]);
    expect(told(swapped([gets(200n)]), swapped([gets(0n)]))).toEqual([
      expect.stringMatching(/^! arrives: drift\.belowLeast/),
    ]);
  });

  it('and cites both: what arrived, the least, and what arrives', () => {
    expect(citedIn(swapped([gets(200n)]), swapped([gets(89n)]))).toEqual([
      '200 dollar, 90 dollar > 89 dollar',
    ]);
  });

  it('for the asset that it names, and no other', () => {
    expect(told(swapped([gets(200n, other)]), swapped([gets(150n, other)]))).toEqual([
      expect.stringMatching(/^! arrives: drift\.arrivesLess/),
    ]);
    expect(told(swapped([gets(200n, coin)]), swapped([gets(150n, coin)]))).toEqual([
      expect.stringMatching(/^! arrives: drift\.arrivesLess/),
    ]);
    const leaves = (it: bigint) => balance(other, 1_000n, 1_000n - it);
    expect(told(swapped([leaves(40n)]), swapped([leaves(41n)]))).toEqual([
      expect.stringMatching(/^! leaves/),
    ]);
  });

  it('of an item of a collection by its number', () => {
    const item = (id: bigint): Asset => ({ kind: 'nft', chainId: 1, address: router, id });
    const items = (floor: bigint, count: bigint) =>
      saying(
        [most, least(2n, { asset: item(floor) })],
        { ...facts, ...amount('least', 2n, item(floor)) },
        {
          ...balance(item(7n), 0n, count),
          what: 'nft',
        },
      );
    // Where two of number seven are the least, one less than five is within it; a least of number eight says nothing of it.
    expect(told(items(7n, 5n), items(7n, 4n))).toEqual([expect.stringMatching(/^· moved/)]);
    expect(told(items(8n, 5n), items(8n, 4n))).toEqual([
      expect.stringMatching(/^! arrives: drift\.arrivesLess/),
    ]);
  });

  it('what somebody else is to get is no bound on what the user gets', () => {
    const theirs = friend;
    expect(told(swapped([gets(200n)], theirs), swapped([gets(150n)], theirs))).toEqual([
      expect.stringMatching(/^! arrives: drift\.arrivesLess/),
    ]);
    expect(told(swapped([gets(200n)], me), swapped([gets(150n)], me))).toEqual([
      expect.stringMatching(/^· moved/),
    ]);
  });

  it('a payee is held to what the sentence says they get', () => {
    const paid = (it: bigint, whom?: Address): Readback => {
      const read = swapped([], whom);
      const line = { ...balance(dollar, 0n, it, friend), id: '9', cause: [], basis: 'read' } as const;
      const delta = amount('effect.9.delta', it);
      return {
        ...read,
        facts: { ...read.facts, ...delta },
        effects: read.effects.s === 'known' ? known({ ...read.effects.v, arrivals: [line] }) : read.effects,
      };
    };
    const theirs = friend;
    expect(told(paid(200n, theirs), paid(90n, theirs))).toEqual([expect.stringMatching(/^· moved/)]);
    expect(told(paid(200n, theirs), paid(89n, theirs))).toEqual([
      expect.stringMatching(/^! arrives: drift\.belowLeast/),
    ]);
    // What comes back to the user is not a bound on what a payee gets.
    expect(told(paid(200n), paid(150n))).toEqual([expect.stringMatching(/^! arrives: drift\.arrivesLess/)]);
  });
});
