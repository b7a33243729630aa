import type { Finding } from '@readback/core/model/finding.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { expect, it } from 'vitest';
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
