import { expect, test } from 'vitest';
import type { ActivityEntry, ActivityState } from './activityEntry.ts';
import { surplus } from './surplus.ts';

const request = { digest: '0x', body: { kind: 'message', bytes: '0x' }, raw: '' } as const;
const entry = (id: string, openedAt: number, state: ActivityState = 'open'): ActivityEntry => ({
  id,
  openedAt,
  state,
  incoming: { request, origin: { via: 'paste' }, receivedAt: 0 },
});

test('the oldest are forgotten first, and only as many as are too many', () => {
  const entries = [entry('new', 3), entry('old', 1), entry('between', 2)];
  expect(surplus(entries, 3)).toEqual([]);
  expect(surplus(entries, 1)).toEqual(['old', 'between']);
});

test('one whose answer never came is kept, however old it is', () => {
  expect(surplus([entry('asked', 1, 'asked'), entry('old', 2), entry('new', 3)], 1)).toEqual(['old', 'new']);
});
