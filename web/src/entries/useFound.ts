import { useEffect, useState } from 'react';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { type ActivityFilter, isFiltered } from '../router/activityFilter.ts';
import { findEntries, type KnownNames } from './findEntries.ts';

/** How many entries are searched in one go: what an entry says of itself is put together when it is first sought. */
export const portion = 250;

export type Found = Readonly<{ found: readonly ActivityEntry[]; isLooking: boolean }>;

type Looked = Found & Readonly<{ filter: ActivityFilter }>;

/**
 * The entries that a filter leaves. Long lists are searched in portions, so that the page answers meanwhile; what
 * was found so far shows, and stays while entries that changed are searched again.
 */
export function useFound(
  entries: readonly ActivityEntry[],
  filter: ActivityFilter,
  names: KnownNames,
): Found {
  const [looked, setLooked] = useState<Looked>();
  const isLong = isFiltered(filter) && entries.length > portion;

  // What is sought in portions has to wait for other tasks of the page.
  useEffect(() => {
    if (!isLong) return;
    let isOver = false;
    const look = (at: number, before: readonly ActivityEntry[]) => {
      if (isOver) return;
      const found = [...before, ...findEntries(entries.slice(at, at + portion), filter, names)];
      const isLooking = at + portion < entries.length;
      setLooked((it) =>
        isLooking && it?.filter === filter && !it.isLooking ? it : { filter, found, isLooking },
      );
      if (isLooking) setTimeout(() => look(at + portion, found), 0);
    };
    look(0, []);
    return () => {
      isOver = true;
    };
  }, [entries, filter, names, isLong]);

  if (!isLong) return { found: findEntries(entries, filter, names), isLooking: false };
  return looked?.filter === filter ? looked : { found: looked?.found ?? [], isLooking: true };
}
