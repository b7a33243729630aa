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
});
