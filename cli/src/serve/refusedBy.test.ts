import type { Finding } from '@readback/core/model/finding.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { friend, transaction, usdc, viewOf } from '@readback/core/check/testing/views.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { describe, expect, it } from 'vitest';
import { refusedBy } from './refusedBy.ts';

const order = 'outcome.order';
const policy = { allow: ['read'], except: [order], mute: [] } as const;

/** A calm readback in which the rule came out so. */
function calm(outcome: Finding['outcome'], rule = order, missing: readonly string[] = []): Readback {
  const findings = [{ rule, outcome, missing, facts: [] }];
  const body = { kind: 'message' };
  return { verdict: 'read', control: { kind: 'press' }, findings, incoming: { request: { body } } } as never;
}

it('a rule that may not fire must have been checked', () => {
  expect(refusedBy(policy, calm('clear'))).toBeUndefined();
  expect(refusedBy(policy, calm('notApplicable'))).toBeUndefined();
  expect(refusedBy(policy, calm('fired'))).toContain('a finding of the rule outcome.order.');
  for (const outcome of ['unknown', 'pending'] as const)
    expect(refusedBy(policy, calm(outcome))).toContain('could not be checked');
});

it('a rule that has no answer passes only where it could have said no more than a note', () => {
  const without = { ...policy, except: [] };
  expect(refusedBy(without, calm('unknown'))).toContain('outcome.order could not be checked');
  expect(refusedBy(without, calm('unknown', 'transfers.firstPayment'))).toBeUndefined();
  expect(refusedBy(without, calm('unknown', 'transfers.lookAlike', ['book']))).toContain('“book”');
});

describe('a payment in the native currency', () => {
  /** Read back so, as it is before anything of it is sent. */
  const pays = (value: bigint, verdict: Readback['verdict'] = 'read'): Readback => ({
    ...revisionOf(viewOf(transaction(friend, '0x', value)), 0),
    findings: [],
    unread: [],
    verdict,
    control: { kind: 'press' },
  });
  const least = { allow: ['read'], except: [], mute: [] } as const;

  it('passes with the verdicts that are allowed, and with no other', () => {
    expect(refusedBy(least, pays(5n))).toBeUndefined();
    expect(refusedBy(least, pays(5n, 'caution'))).toContain('Caution');
    expect(refusedBy({ ...least, allow: ['read', 'caution'] }, pays(5n, 'caution'))).toBeUndefined();
    for (const verdict of ['stop', 'notFullyRead', 'pending'] as const)
      expect(refusedBy({ ...least, allow: ['read', 'caution'] }, pays(5n, verdict)), verdict).toBeDefined();
  });

  it('is never more than the most at once', () => {
    const policy = { ...least, mostValue: 5n };
    expect(refusedBy(policy, pays(5n))).toBeUndefined();
    expect(refusedBy(policy, pays(6n))).toContain('6');
  });

  it('is counted together with what went in a day, to the last unit', () => {
    const policy = { ...least, mostValuePerDay: 10n };
    expect(refusedBy(policy, pays(5n), () => 5n)).toBeUndefined();
    expect(refusedBy(policy, pays(5n), () => 6n)).toContain('6');
    expect(refusedBy(policy, pays(11n), () => 0n)).toContain('11');
    // Nothing more goes, however much went.
    expect(refusedBy(policy, pays(0n), () => 99n)).toBeUndefined();
  });

  it('goes only where the policy says', () => {
    expect(refusedBy({ ...least, to: [friend] }, pays(5n))).toBeUndefined();
    expect(refusedBy({ ...least, to: [usdc] }, pays(5n))).toContain(friend);
    expect(refusedBy({ ...least, to: [] }, pays(5n))).toContain(friend);
  });
});
