import type { Finding } from '@readback/core/model/finding.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import { zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { saidState, stateWords } from './said.ts';

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

test('what questions were ticked about is as the form says, and not as the user said', () => {
  const intent: Intent = { account: zeroAddress, said: 'x', quotes: [], clauses: [], saidAt: 0 };
  expect(stateWords('asSaid', intent)).toBe('Matches what you said');
  const ticked = { ...intent, ticked: 4 };
  expect(stateWords('asSaid', ticked)).toBe('As the form says. You ticked 4 questions about your words.');
  expect(stateWords('asSaid', { ...intent, ticked: 1 })).toContain('a question');
  expect(stateWords('differs', ticked)).toBe(stateWords('differs', intent));
});
