import type { Hearback } from '@readback/core/model/hearback.ts';
import { expect, test } from 'vitest';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { stateOf } from './stateOf.ts';

const entry = (state: ActivityEntry['state'], heard?: Pick<Hearback, 'verdict' | 'effects' | 'said'>) =>
  ({
    state,
    incoming: { request: { body: { kind: 'transaction' } } },
    ...(heard ? { hearback: { differs: [], lines: [], facts: {}, says: [], ...heard } } : {}),
  }) as unknown as ActivityEntry;

test('what was signed is done only once its outcome is known', () => {
  expect(stateOf(entry('asked'))).toBe('waiting');
  expect(stateOf(entry('sent'))).toBe('waiting');
  expect(stateOf(entry('sent', { verdict: 'same', effects: 'pending' }))).toBe('waiting');
  expect(stateOf(entry('signed', { verdict: 'cannotTell', effects: 'notApplicable' }))).toBe('waiting');
  expect(stateOf(entry('sent', { verdict: 'same', effects: 'asRead' }))).toBe('done');
});

test('a difference is found as one, also before it is mined', () => {
  expect(stateOf(entry('sent', { verdict: 'different', effects: 'pending' }))).toBe('different');
  expect(stateOf(entry('sent', { verdict: 'same', effects: 'different' }))).toBe('different');
  const said = { state: 'differs', differences: [] } as const;
  expect(stateOf(entry('sent', { verdict: 'same', effects: 'asRead', said }))).toBe('different');
});

test('what was not signed stays what it was', () => {
  for (const state of ['open', 'rejected'] as const) expect(stateOf(entry(state))).toBe(state);
  expect(stateOf({ ...entry('failed'), refused: true })).toBe('failed');
});

test('a transaction whose wallet failed without a refusal still waits for its answer', () => {
  expect(stateOf(entry('failed'))).toBe('waiting');
});
