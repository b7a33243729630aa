import type { DriftChange } from '@readback/core/drift/drift.ts';
import { known } from '@readback/core/model/known.ts';
import { expect, it } from 'vitest';
import { canRenew } from './canRenew.ts';
import { renewedWords } from './renewedWords.ts';
import { fact, sample, weth, wethFacts } from '../testing/sample.ts';
import type { Drifting } from './drifting.ts';
import { wasOf, wasWords } from './wasRead.ts';

const asset = { kind: 'token', chainId: 1, address: weth } as const;
const delta = fact('effect.0.delta', { kind: 'amount', raw: 1_230_000_000_000_000_000n, asset });
const read = sample({ facts: { [delta.id]: delta } });
const moved: DriftChange = {
  kind: 'moved',
  read: ['effect.0.delta'],
  now: ['now.effect.0.delta'],
  says: { id: 'drift.words', args: {} },
};
const drifting = (marks: readonly DriftChange[], more: Partial<Drifting> = {}): Drifting => ({
  read,
  shown: read,
  drift: { material: [], marks, facts: {} },
  renewedAt: 0,
  ...more,
});

it('nothing is said before it was looked at again, and nothing is said aloud while nothing changed', () => {
  expect(renewedWords(undefined)).toEqual({ shown: '', aloud: '' });
  expect(renewedWords(drifting([])).aloud).toBe('');
  expect(renewedWords(drifting([])).shown).toContain('nothing changed');
});

it('what moved is counted', () => {
  expect(renewedWords(drifting([moved])).aloud).toBe('1 thing changed since you read this request.');
  expect(renewedWords(drifting([moved, moved])).shown).toMatch(/^2 things changed/);
});

it('a node that went away is said with the time, also where something changed before', () => {
  const failingSince = new Date(2026, 0, 1, 22, 1).getTime();
  expect(renewedWords(drifting([], { failingSince })).aloud).toBe('Not checked again since 22:01.');
  expect(renewedWords(drifting([moved], { failingSince })).shown).toBe('Not checked again since 22:01.');
});

it('what holds a press back is said elsewhere', () => {
  const held = { now: read, at: 0, memory: { asked: new Map(), stamps: new Map() } };
  expect(renewedWords(drifting([moved], { held }))).toEqual({ shown: '', aloud: '' });
  expect(wasOf(drifting([moved], { held }))('effect.0.delta')).toBeUndefined();
});

it('a number that moved has what it was when it was read', () => {
  expect(wasOf(undefined)('effect.0.delta')).toBeUndefined();
  expect(wasOf(drifting([]))('effect.0.delta')).toBeUndefined();
  const was = wasOf(drifting([moved]))('effect.0.delta');
  expect(was).toEqual(delta);
  expect(wasWords(delta, (id) => wethFacts[id])).toBe('was 1.23 a moment ago');
});

it('only what can change and can be looked at again is looked at again', () => {
  const known0 = sample();
  const can = canRenew(known0);
  expect(can).toBe(known0.effects.s === 'known');
  const block = known0.effects.s === 'known' ? known0.effects : known(undefined as never);
  const it = (over: Parameters<typeof sample>[0]) => canRenew(sample({ effects: block, ...over }));
  expect(it({ verdict: 'pending' })).toBe(false);
  expect(it({ stations: { ...known0.stations, simulate: 'skipped' } })).toBe(false);
  expect(it({ control: { kind: 'none', why: { id: 'control.signed', args: {} } } })).toBe(false);
  expect(it({ control: { kind: 'none', why: { id: 'engine.crashed', args: {} } } })).toBe(false);
  expect(it({ effects: { s: 'unknown', why: 'unsupported' } })).toBe(false);
  expect(it({ effects: { s: 'unknown', why: 'timeout' } })).toBe(true);
  expect(it({})).toBe(true);
});
