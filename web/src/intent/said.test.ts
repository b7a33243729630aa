import type { Finding } from '@readback/core/model/finding.ts';
import { expect, test } from 'vitest';
import { saidState } from './said.ts';

const of = (rule: string, outcome: 'clear' | 'pending' | 'unknown' | 'notApplicable'): Finding => ({
  rule,
  outcome,
  facts: [],
  missing: [],
});
const fired: Finding = {
  ...of('intent.pays', 'clear'),
  outcome: 'fired',
  severity: 'stop',
  says: { id: 'intent.why', args: {} },
  why: { id: 'intent.why', args: {} },
};
const state = (findings: readonly Finding[], verdict: 'read' | 'pending' | 'notFullyRead' = 'read') =>
  saidState({ findings, verdict });

test('a difference is one, whatever else is not known yet', () => {
  expect(state([of('intent.gets', 'unknown'), fired], 'pending')).toBe('differs');
});

test('as said is only what was compared in all of its parts', () => {
  expect(state([of('intent.pays', 'clear'), of('intent.gets', 'clear')])).toBe('asSaid');
  expect(state([of('intent.pays', 'clear'), of('intent.gets', 'unknown')])).toBe('cannotCompare');
  expect(state([of('intent.pays', 'clear'), of('intent.gets', 'pending')])).toBe('pending');
  expect(state([of('intent.pays', 'clear')], 'pending')).toBe('pending');
});

test('a reading that ended without comparing cannot be compared', () => {
  expect(state([])).toBe('cannotCompare');
  expect(state([of('approvals.noLimit', 'clear')], 'notFullyRead')).toBe('cannotCompare');
  expect(state([of('intent.pays', 'notApplicable')])).toBe('cannotCompare');
});
