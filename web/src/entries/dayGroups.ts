import { tag as language } from '@readback/phrases/words/language.ts';
import * as words from '@readback/phrases/words/web/activity/list.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { day } from '../data/base/day.ts';
import type { Units } from '../data/units.ts';

export type Day = Readonly<{ key: string; title: string; entries: readonly ActivityEntry[] }>;

/** Entries in their order, by the day on which they came, as the user counts days. `now` in milliseconds. */
export function dayGroups(
  entries: readonly ActivityEntry[],
  now: number,
  times: Units['times'],
): readonly Day[] {
  const groups = new Map<string, ActivityEntry[]>();
  for (const entry of entries) {
    const key = dayOf(entry.openedAt, times);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  const named: Record<string, string> = {
    [dayOf(now - day, times)]: words.yesterday,
    [dayOf(now, times)]: words.today,
  };
  return [...groups].map(([key, of]) => ({
    key,
    title: named[key] ?? dayTitle(of[0]?.openedAt ?? now, times),
    entries: of,
  }));
}

/** "November 21, 2026": the day of a time in milliseconds since the epoch. */
export function dayTitle(at: number, times: Units['times']): string {
  return new Date(at).toLocaleDateString(language, { dateStyle: 'long', ...zone(times) });
}

/** "14:05": the time on the clock, of 24 hours as all times here. */
export function clock(at: number, times: Units['times']): string {
  return new Date(at).toLocaleTimeString(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone(times),
  });
}

function dayOf(at: number, times: Units['times']): string {
  return new Date(at).toLocaleDateString('en-CA', zone(times));
}

function zone(times: Units['times']): { timeZone?: string } {
  return times === 'utc' ? { timeZone: 'UTC' } : {};
}
