import type { ActivityEntry } from '../data/activityEntry.ts';
import { day } from '../data/day.ts';
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
    [dayOf(now - day, times)]: 'Yesterday',
    [dayOf(now, times)]: 'Today',
  };
  return [...groups].map(([key, of]) => ({
    key,
    title: named[key] ?? dayTitle(of[0]?.openedAt ?? now, times),
    entries: of,
  }));
}

/** "21 November 2026": the day of a time in milliseconds since the epoch. */
export function dayTitle(at: number, times: Units['times']): string {
  return new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long', ...zone(times) });
}

/** "14:05": the time on the clock. */
export function clock(at: number, times: Units['times']): string {
  return new Date(at).toLocaleTimeString('en-GB', { timeStyle: 'short', ...zone(times) });
}

function dayOf(at: number, times: Units['times']): string {
  return new Date(at).toLocaleDateString('en-CA', zone(times));
}

function zone(times: Units['times']): { timeZone?: string } {
  return times === 'utc' ? { timeZone: 'UTC' } : {};
}
