import { standardPreferences } from '@readback/core/model/preferences.ts';
import { ruleOf } from '@readback/core/check/rules.ts';
import { expect, test } from 'vitest';
import { figuresOf, type Here, ruleStates } from './ruleState.ts';

const here: Here = { preferences: standardPreferences, node: true, lists: true, isOn: () => true };
const states = (id: string, other: Partial<Here> = {}) =>
  ruleStates(ruleOf(id) ?? { id, needs: [] }, { ...here, ...other }).map(({ says }) => says);

test('a rule that has what it needs is on', () => {
  expect(states('power.delegatecall')).toEqual(['On.']);
});

test('a rule says for how many addresses it is muted', () => {
  const mute = { rule: 'approvals.noLimit', address: `0x${'1'.repeat(40)}`, chainId: 1 } as const;
  const muted = (count: number) => ({
    preferences: { ...standardPreferences, mutes: Array(count).fill(mute) },
  });
  expect(states('approvals.noLimit', muted(1))).toEqual(['Muted for 1 address.', 'On.']);
  expect(states('approvals.noLimit', muted(3))).toContain('Muted for 3 addresses.');
  expect(states('approvals.operator', muted(1))).toEqual(['On.']);
});

test('a rule says by which figure it measures, and whether it is the user’s own', () => {
  expect(states('identity.fresh')).toContain('Threshold: 3 days.');
  const thresholds = { ...standardPreferences.thresholds, newContractDays: 30 };
  expect(states('identity.fresh', { preferences: { ...standardPreferences, thresholds } })).toContain(
    'Your own threshold: 30 days.',
  );
});

test('a rule without its source, its list or a node says so, and is not said to be on', () => {
  expect(states('identity.unpublished', { isOn: (it) => it !== 'sourcify' })).toEqual([
    'Sourcify is turned off, so this rule checks less.',
  ]);
  expect(states('lists.scam', { lists: false })[0]).toMatch('All lists are turned off');
  expect(states('outcome.fails', { node: false })[0]).toMatch('This rule needs a node');
  expect(states('messages.hash', { node: false })).toEqual(['On.']);
});

test('every figure that can be set is measured by a rule that there is', () => {
  for (const id of Object.keys(figuresOf)) expect(ruleOf(id), id).toBeDefined();
  expect(new Set(Object.values(figuresOf).flat())).toEqual(
    new Set(Object.keys(standardPreferences.thresholds)),
  );
});
