import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { check } from '../check.ts';
import { friend, transaction, viewOf } from '../testing/views.ts';

const pay = transaction(friend, '0x', 10n ** 18n);

describe('a node that is behind', () => {
  const rule = 'chain.stale';
  const at = (seconds: number) =>
    check(viewOf(pay, { now: known(BigInt(seconds)) })).find((it) => it.rule === rule)?.outcome;

  it('is a caution where blocks come without a pause', () => {
    expect(at(1_800_000_000 + 601)).toBe('fired');
    expect(at(1_800_000_000 + 600)).toBe('clear');
    expect(at(1_800_000_000 - 30)).toBe('clear');
  });

  it('is said in the largest unit of which there are two', () => {
    const span = (minutes: number) => {
      const now = known(1_800_000_000n + 60n * BigInt(minutes));
      const found = check(viewOf(pay, { now })).find((it) => it.rule === rule);
      const args: Readonly<Record<string, unknown>> = found?.outcome === 'fired' ? found.says.args : {};
      return `${String(args.count)} ${String(args.unit)}`;
    };
    expect([11, 119, 120, 1_440, 2_880, 525_599].map(span)).toEqual([
      '11 minutes',
      '119 minutes',
      '2 hours',
      '24 hours',
      '2 days',
      '364 days',
    ]);
    expect([2 * 525_600, 15_768_000].map(span)).toEqual(['2 years', '30 years']);
  });
});
