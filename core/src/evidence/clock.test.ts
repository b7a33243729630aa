import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { known, unknown } from '../model/known.ts';
import type { Head } from '../world/world.ts';
import { check } from '../check/check.ts';
import { clockOf, momentsOf } from './clock.ts';
import { answer } from '../check/testing/answers.ts';
import {
  effectsOf,
  friend,
  message,
  type Sample,
  signIn,
  transaction,
  viewOf,
} from '../check/testing/views.ts';

const pay = transaction(friend, '0x', 10n ** 18n);
const now = 1_800_000_000n;
const hello = message('hello');

/** Heads of chains, each so many seconds behind this device. */
const heads = (
  offs: Readonly<Record<number, bigint>>,
): Readonly<{ heads: { s: 'known'; v: readonly Head[] } }> => ({
  heads: {
    s: 'known',
    v: Object.entries(offs).map(([chainId, off]) => ({
      chainId: Number(chainId),
      endpoint: `node${chainId}.test`,
      timestamp: now - off,
      seenAt: now,
    })),
  },
});
/** The request's own node, so many seconds behind. */
const own = (off: bigint): Sample => ({
  now: known(now),
  effects: known(effectsOf([], { block: { ...effectsOf([]).block, timestamp: now - off } })),
});
const of = (sample: Sample) => clockOf(viewOf(pay, { now: known(now), ...sample }));

describe('whose clock is wrong', () => {
  it('is nobody’s where they agree, within what nodes and clocks differ by', () => {
    expect(of(own(12n))).toEqual({ is: 'right' });
    expect(of(own(600n))).toEqual({ is: 'right' });
    expect(of(own(-300n))).toEqual({ is: 'right' });
    expect(of({ ...own(0n), ...heads({ 10: 3n, 8453: 1n }) })).toEqual({ is: 'right' });
  });

  it('is the node’s where it alone is behind, the more surely where nodes of others are not', () => {
    expect(of(own(3_600n))).toEqual({ is: 'node', off: 3_600n, others: false });
    expect(of({ ...own(3_600n), ...heads({ 10: 2n }) })).toEqual({ is: 'node', off: 3_600n, others: true });
    expect(of({ ...own(-3_600n), ...heads({ 10: 2n, 8453: 1n }) })).toMatchObject({
      is: 'node',
      off: -3_600n,
    });
  });

  it('is this device’s where several networks agree against it', () => {
    expect(of({ ...own(3_600n), ...heads({ 10: 3_580n }) })).toMatchObject({ is: 'device' });
    expect(clockOf(viewOf(hello, { now: known(now), ...heads({ 10: 7_200n, 1: 7_210n }) }))).toMatchObject({
      is: 'device',
    });
  });

  it('is not this device’s where they do not agree with each other, or one is up to date', () => {
    expect(of({ ...own(3_600n), ...heads({ 10: 9_000n }) })).toMatchObject({ is: 'node' });
    // A provider that stands still with several networks at once.
    expect(of({ ...own(2n), ...heads({ 10: 3_600n, 8453: 3_600n }) })).toEqual({ is: 'right' });
  });

  it('is this device’s where a block lies in its future, and nothing speaks against it', () => {
    expect(of(own(-301n))).toEqual({ is: 'device', off: -301n });
    expect(clockOf(viewOf(hello, { now: known(now), ...heads({ 10: -7_200n }) }))).toMatchObject({
      is: 'device',
    });
  });

  it('is not told by what tells nothing: development chains, other blocks, and no clock', () => {
    expect(clockOf(viewOf(hello, { now: known(now), ...heads({ 31337: -99_999n, 5: 99_999n }) }))).toEqual({
      is: 'unknown',
    });
    const mined = { blockHash: `0x${'11'.repeat(32)}`, blockNumber: 5n } as const;
    const view = viewOf(pay, own(99_999n));
    expect(clockOf({ ...view, incoming: { ...view.incoming, mined } })).toEqual({ is: 'unknown' });
    const assumed = [{ is: 'otherTime' }] as const;
    const block = { ...effectsOf([]).block, timestamp: now + 99_999n };
    expect(of({ effects: known(effectsOf([], { block, assumed })) })).toEqual({ is: 'unknown' });
    expect(of({ ...own(99_999n), now: unknown('offline') })).toEqual({ is: 'unknown' });
  });
});

describe('what is said of clocks', () => {
  const rules = ['chain.stale', 'chain.clock'];
  const said = (sample: Sample, body = pay) =>
    rules.map((rule) => answer(rule, body, { now: known(now), ...sample }));

  it('is said once, of the one that is likely wrong', () => {
    expect(said(own(12n))).toEqual(['clear', 'clear']);
    expect(said(own(3_600n))).toEqual(['caution', 'clear']);
    expect(said({ ...own(3_600n), ...heads({ 10: 3_600n }) })).toEqual(['clear', 'caution']);
    expect(said(own(-3_600n))).toEqual(['clear', 'caution']);
    expect(said({ ...own(-3_600n), ...heads({ 10: 1n, 8453: 1n }) })).toEqual(['caution', 'clear']);
  });

  it('is said of a message, too, which no network is asked about', () => {
    expect(said(heads({ 1: 3_600n, 10: 3_600n }), hello)).toEqual(['notApplicable', 'caution']);
    expect(said({}, hello)).toEqual(['notApplicable', 'notApplicable']);
  });
});

describe('the time that rules judge by', () => {
  it('is that of this device, and both where its clock is likely wrong', () => {
    const at = (sample: Sample) => momentsOf(viewOf(hello, { now: known(now), ...sample }));
    expect(at({})).toEqual(known({ earliest: now, latest: now }));
    expect(at(heads({ 1: 3_600n, 10: 3_600n }))).toEqual(known({ earliest: now - 3_600n, latest: now }));
    expect(at(heads({ 1: -3_600n }))).toEqual(known({ earliest: now, latest: now + 3_600n }));
    expect(at({ now: unknown('offline') })).toEqual(unknown('offline'));
  });

  it('makes no sign-in milder by what nodes say of the time', () => {
    const issued = 1_795_251_600n;
    const rank = ['notApplicable', 'clear', 'note', 'caution', 'stop'];
    const text = `${signIn('a.test', 'https://a.test')}\nExpiration Time: 2026-11-21T09:30:00Z\nNot Before: 2026-11-21T09:05:00Z`;
    const off = fc.bigInt({ min: -20_000n, max: 20_000n });
    fc.assert(
      fc.property(
        off,
        fc.array(fc.tuple(fc.constantFrom(1, 10, 8453, 137), off), { maxLength: 4 }),
        (later, all) => {
          const at = issued + later;
          const seen = all.map(([chainId, behind], n) => ({
            chainId,
            endpoint: `node${n}.test`,
            timestamp: at - behind,
            seenAt: at,
          }));
          const alone = answer('messages.time', message(text), { now: known(at) });
          const among = answer('messages.time', message(text), { now: known(at), heads: known(seen) });
          expect(rank.indexOf(among)).toBeGreaterThanOrEqual(rank.indexOf(alone));
        },
      ),
    );
  });

  it('is not when the request came in', () => {
    const text = message(`${signIn('a.test', 'https://a.test')}\nExpiration Time: 2026-11-21T09:30:00Z`);
    for (const body of [text, pay]) {
      const view = viewOf(body);
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 2_000_000_000_000 }), (receivedAt) => {
          expect(check({ ...view, incoming: { ...view.incoming, receivedAt } })).toEqual(check(view));
        }),
        { numRuns: 10 },
      );
    }
  });
});
