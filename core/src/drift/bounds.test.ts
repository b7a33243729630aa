import type { Address } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Move } from '../model/effects.ts';
import type { Asset, Facts } from '../model/fact.ts';
import { known } from '../model/known.ts';
import type { Readback, SaidBound } from '../model/readback.ts';
import type { Step } from '../model/step.ts';
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

describe('a bound excuses what its own step moves, and nothing beside it', () => {
  const facts = { ...amount('most', 50n, coin), ...amount('least', 90n) };
  const pool: Address = `0x${'77'.repeat(20)}`;
  const moved = (
    way: 'in' | 'out',
    raw: bigint,
    asset: Asset,
    step?: string,
    with_: Address = pool,
  ): Move => ({
    ...(way === 'in' ? { from: with_, to: me } : { from: me, to: with_ }),
    asset,
    amount: raw,
    basis: 'read',
    ...(step === undefined ? {} : { step }),
  });
  const call = (id: string, more: Partial<Step> = {}): Step => ({
    id,
    op: 'call',
    to: pool,
    actor: me,
    value: 0n,
    data: '0x12345678',
    bytes: [0, 4],
    runs: 'always',
    reading: 'unread',
    oddities: [],
    args: [],
    steps: [],
    ...more,
  });
  const saidOf = (bound: SaidBound, change: bigint, moves: readonly Move[], steps = [call('0'), call('1')]) =>
    readback([balance(bound.asset, 1_000n, 1_000n + change)], {
      bounds: [bound],
      facts,
      steps,
      effects: { moves },
    });
  const held = expect.stringMatching(/^! /);
  const passes = expect.stringMatching(/^· moved/);
  const after = (bound: SaidBound, read: Readback, now: bigint) => told(read, saidOf(bound, now, []));

  it('so that a claim that is gone is told beside a swap that keeps its least, where it was traced', () => {
    const read = saidOf(least(90n), 600n, [moved('in', 500n, dollar, '1'), moved('in', 100n, dollar, '0')]);
    expect(after(least(90n), read, 100n)).toEqual([
      '! arrives: drift.arrivesLess what (drift.what.balance asset dollar account me) was 600 dollar now 100 dollar',
    ]);
    // The swap at its least, with all of the claim; and what grows or shrinks a little with every block.
    expect(after(least(90n), read, 590n)).toEqual([passes]);
    expect(after(least(90n), saidOf(least(50n), 150n, []), 140n)).toEqual([passes]);
    expect(after(least(90n), read, 580n)).toEqual([held]);
  });

  it('so that a claim that is gone is told, however well the swap beside it does', () => {
    const of = (claim: bigint, swap: bigint) =>
      saidOf(least(90n), claim + swap, [moved('in', claim, dollar, '1'), moved('in', swap, dollar, '0')]);
    expect(told(of(5n, 100n), of(0n, 100n))).toEqual([held]);
    expect(told(of(5n, 100n), of(5n, 90n))).toEqual([passes]);
    expect(told(of(5n, 100n), of(5n, 89n))).toEqual([held]);
  });

  it('and where nobody traced it, since nobody can tell which of two the least is of', () => {
    const both = [moved('in', 500n, dollar), moved('in', 100n, dollar)];
    const read = saidOf(least(90n), 600n, both);
    expect(after(least(90n), read, 100n)).toEqual([held]);
    expect(after(least(90n), read, 594n)).toEqual([passes]);
    expect(after(least(90n), read, 593n)).toEqual([held]);
    // What the swap alone brings, and all that one call brings, is what the least is of.
    expect(after(least(90n), saidOf(least(90n), 100n, [moved('in', 100n, dollar)]), 90n)).toEqual([passes]);
    expect(after(least(90n), saidOf(least(90n), 600n, both, [call('0')]), 90n)).toEqual([passes]);
    expect(after(least(90n), saidOf(least(90n), 600n, both, [call('0')]), 89n)).toEqual([held]);
  });

  it('of several parts of one call as of several calls', () => {
    const part: SaidBound = least(90n, { step: '0.0' });
    const both = [moved('in', 500n, dollar, '0.1'), moved('in', 100n, dollar, '0.0')];
    const read = saidOf(part, 600n, both, [call('0', { steps: [call('0.0'), call('0.1')] })]);
    expect(after(part, read, 100n)).toEqual([held]);
    expect(after(part, read, 590n)).toEqual([passes]);
    const untraced = [moved('in', 500n, dollar), moved('in', 100n, dollar)];
    const blind = saidOf(part, 600n, untraced, [call('0', { steps: [call('0.0'), call('0.1')] })]);
    expect(after(part, blind, 100n)).toEqual([held]);
  });

  it('the most of a swap and a payment beside it may leave together, and no unit more', () => {
    const read = saidOf(most, -50n, [moved('out', 40n, coin, '0'), moved('out', 10n, coin, '1', friend)]);
    expect(after(most, read, -60n)).toEqual([passes]);
    expect(after(most, read, -61n)).toEqual([held]);
    const pays = call('1', { to: friend, value: 10n, data: '0x' });
    const blind = [moved('out', 40n, coin), moved('out', 10n, coin, undefined, friend)];
    const asked = saidOf(most, -50n, blind, [call('0'), pays]);
    expect(after(most, asked, -60n)).toEqual([passes]);
    expect(after(most, asked, -61n)).toEqual([held]);
    // Where nobody asked for what leaves beside the swap, it may be that which is more.
    expect(after(most, saidOf(most, -50n, blind), -51n)).toEqual([held]);
  });

  it('what a swap gives back of what it took is a part of what it takes', () => {
    const refund = [moved('out', 50n, coin, '0'), moved('in', 20n, coin, '0.1')];
    const part: SaidBound = { ...most, step: '0.0' };
    const steps = [call('0', { value: 50n, steps: [call('0.0'), call('0.1')] })];
    const read = saidOf(part, -30n, refund, steps);
    expect(after(part, read, -50n)).toEqual([passes]);
    expect(after(part, read, -51n)).toEqual([held]);
  });

  it('what is paid out of what a swap brings may leave as little as its least does', () => {
    const moves = [moved('in', 100n, dollar, '0'), moved('out', 60n, dollar, '1', friend)];
    const read = saidOf(least(90n), 40n, moves);
    expect(after(least(90n), read, 30n)).toEqual([passes]);
    expect(after(least(90n), read, 29n)).toEqual([held]);
  });

  it('a most says nothing of what comes, and a least nothing of what leaves', () => {
    expect(after(most, saidOf(most, 30n, []), 0n)).toEqual([held]);
    expect(after(least(90n), saidOf(least(90n), -30n, []), -31n)).toEqual([held]);
  });
});
