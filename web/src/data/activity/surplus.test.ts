import { expect, test } from 'vitest';
import { sample } from '../../review/testing/sample.ts';
import type { ActivityEntry, ActivityState } from './activityEntry.ts';
import { surplus, tooWhole } from './surplus.ts';

const request = { digest: '0x', body: { kind: 'message', bytes: '0x' }, raw: '' } as const;
const entry = (id: string, openedAt: number, state: ActivityState = 'open'): ActivityEntry => ({
  id,
  openedAt,
  state,
  incoming: { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 },
});

test('the oldest are forgotten first, and only as many as are too many', () => {
  const entries = [entry('new', 3), entry('old', 1), entry('between', 2)];
  expect(surplus(entries, 3)).toEqual([]);
  expect(surplus(entries, 1)).toEqual(['old', 'between']);
});

test('one whose answer never came is kept, however old it is', () => {
  expect(surplus([entry('asked', 1, 'asked'), entry('old', 2), entry('new', 3)], 1)).toEqual(['old', 'new']);
});

const heard = { verdict: 'same', effects: 'asRead', differs: [], lines: [], facts: {}, says: [] } as const;
const whole = (id: string, openedAt: number, state: ActivityState): ActivityEntry => ({
  ...entry(id, openedAt, state),
  readback: sample(),
  ...(state === 'signed' || state === 'sent' ? { hearback: heard } : {}),
});
const ids = (entries: readonly ActivityEntry[]) => entries.map(({ id }) => id).toSorted();

test('what was never signed gives up its readback before what was', () => {
  const entries = [
    whole('a', 1, 'sent'),
    whole('b', 2, 'signed'),
    whole('c', 3, 'open'),
    whole('d', 4, 'rejected'),
  ];
  expect(ids(tooWhole(entries, { signed: 2, other: 0 }))).toEqual(['c', 'd']);
  expect(ids(tooWhole(entries, { signed: 1, other: 1 }))).toEqual(['a', 'c']);
});

test('a readback is kept as long as it is needed to compare what happened', () => {
  const { hearback: _, ...unheard } = whole('unheard', 1, 'sent');
  const pending = { ...whole('pending', 2, 'sent'), hearback: { ...heard, effects: 'pending' } as const };
  const entries = [unheard, pending, whole('asked', 3, 'asked'), whole('done', 4, 'sent')];
  expect(ids(tooWhole(entries, { signed: 0, other: 0 }))).toEqual(['done']);
});
