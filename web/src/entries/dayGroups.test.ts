import { afterEach, expect, test, vi } from 'vitest';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { dayGroups } from './dayGroups.ts';

afterEach(() => vi.unstubAllEnvs());

const at = (iso: string): ActivityEntry => ({ id: iso, openedAt: Date.parse(iso) }) as ActivityEntry;
const now = Date.parse('2026-11-21T12:00:00Z');
const titles = (entries: readonly ActivityEntry[], times: 'utc' | 'local') =>
  dayGroups(entries, now, times).map(({ title, entries: of }) => [title, of.length]);

test('requests stand under the day on which they came', () => {
  const entries = [
    '2026-11-21T11:00:00Z',
    '2026-11-21T00:00:00Z',
    '2026-11-20T23:59:00Z',
    '2026-10-02T10:00:00Z',
  ];
  expect(titles(entries.map(at), 'utc')).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['October 2, 2026', 1],
  ]);
});

test('a day begins where the user counts days', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const late = [at('2026-11-20T16:00:00Z')];
  expect(titles(late, 'local')).toEqual([['Today', 1]]);
  expect(titles(late, 'utc')).toEqual([['Yesterday', 1]]);
});
