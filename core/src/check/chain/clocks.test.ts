import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import { effectsOf, friend, offline, type Sample, transaction, waiting } from '../testing/views.ts';

const pay = transaction(friend, '0x', 10n ** 18n);
const now = 1_800_000_000n;
const [minute, hour, day] = [60n, 3_600n, 86_400n];

/** The request's own node so many seconds behind this device, and those of other networks. */
const at = (own: bigint, others: Readonly<Record<number, bigint>> = {}): Sample => ({
  now: known(now),
  effects: known(effectsOf([], { block: { ...effectsOf([]).block, timestamp: now - own } })),
  heads: known(
    Object.entries(others).map(([chainId, off]) => ({
      chainId: Number(chainId),
      endpoint: `node${chainId}.test`,
      timestamp: now - off,
      seenAt: now,
    })),
  ),
});
const stale = (how: string, count: number, unit: string) => [
  `caution: chain.stale.says how ${how} count ${count} unit ${unit} | chain.stale.why how ${how} | chain.stale.remedy how ${how} | by`,
];
const wrong = (way: string, count: number, unit: string) => [
  `caution: chain.clock.says way ${way} count ${count} unit ${unit} | chain.clock.why way ${way} | chain.clock.remedy | by`,
];

describe('a node whose block is not of now', () => {
  it('is said with how far it is behind, in whole units of the largest of which there are two', () => {
    const others = { 10: 2n };
    expect(told('chain.stale', pay, at(11n * minute, others))).toEqual(stale('behind', 11, 'minutes'));
    expect(told('chain.stale', pay, at(119n * minute + 59n, others))).toEqual(
      stale('behind', 119, 'minutes'),
    );
    expect(told('chain.stale', pay, at(2n * hour, others))).toEqual(stale('behind', 2, 'hours'));
    expect(told('chain.stale', pay, at(47n * hour, others))).toEqual(stale('behind', 47, 'hours'));
    expect(told('chain.stale', pay, at(2n * day, others))).toEqual(stale('behind', 2, 'days'));
    expect(told('chain.stale', pay, at(729n * day, others))).toEqual(stale('behind', 729, 'days'));
    expect(told('chain.stale', pay, at(730n * day, others))).toEqual(stale('behind', 2, 'years'));
  });

  it('is said otherwise where no other network was seen, and where it is ahead of all', () => {
    expect(told('chain.stale', pay, at(hour))).toEqual(stale('alone', 60, 'minutes'));
    expect(told('chain.stale', pay, at(-hour, { 10: 2n, 8453: 1n }))).toEqual(stale('ahead', 60, 'minutes'));
  });

  it('is clear where it is of now, or where this device is wrong, which another rule says', () => {
    expect(told('chain.stale', pay, at(12n))).toEqual(['clear effects']);
    expect(told('chain.stale', pay, at(hour, { 10: hour, 8453: hour }))).toEqual(['clear effects']);
  });

  it('is not known without a simulation, a clock, or the other networks', () => {
    expect(told('chain.stale', pay, offline)).toEqual(['unknown effects']);
    expect(told('chain.stale', pay, waiting)).toEqual(['pending effects']);
    expect(told('chain.stale', pay, { ...at(12n), now: unknown('offline') })).toEqual(['unknown time']);
    expect(told('chain.stale', pay, { ...at(12n), heads: unknown('timeout') })).toEqual(['unknown time']);
    expect(answer('chain.stale', pay, { ...at(hour), simulate: 'skipped' })).toBe('notApplicable');
  });
});

describe('a device whose clock several networks deny', () => {
  it('is said to be fast or slow, by how much', () => {
    expect(told('chain.clock', pay, at(hour, { 10: hour, 8453: hour }))).toEqual(
      wrong('fast', 60, 'minutes'),
    );
    expect(told('chain.clock', pay, at(-3n * day, { 10: -3n * day, 8453: -3n * day }))).toEqual(
      wrong('slow', 3, 'days'),
    );
  });

  it('is clear where they agree with it, and where one node alone does not', () => {
    expect(told('chain.clock', pay, at(12n, { 10: 2n }))).toEqual(['clear time']);
    expect(told('chain.clock', pay, at(hour, { 10: 2n }))).toEqual(['clear time']);
  });

  it('is not known without its clock, or what was seen', () => {
    expect(told('chain.clock', pay, { ...at(12n), now: unknown('offline') })).toEqual(['unknown time']);
    expect(told('chain.clock', pay, { ...at(12n), heads: unknown('timeout') })).toEqual(['unknown time']);
    expect(answer('chain.clock', pay, { now: known(now), simulate: 'skipped' })).toBe('notApplicable');
  });
});
