import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/find.ts';
import { useMemo } from 'react';
import type { ActivityFilter } from '../router/activityFilter.ts';
import { entryTitle } from '../entries/entryTitle.ts';
import { entryWord } from '../entries/entryWords.ts';
import { useFound } from '../entries/useFound.ts';
import { useKnownNames } from '../entries/useKnownNames.ts';
import { useActivity } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { type Units, useUnits } from '../data/units.ts';
import { ago } from '../ui/time/ago.ts';
import { useNow } from '../ui/time/useNow.ts';
import type { Item } from './items.ts';

/** How many are listed; the others are one press away. */
const most = 6;

/** In characters: a longer text is a request, and is not looked for. */
const mostSought = 200;

/** The newest requests that have what was typed, as Activity finds them: thousands are searched in portions. */
export function useActivityItems(typed: string): readonly Item[] {
  const sought = typed.trim();
  const q = sought.length > mostSought || sought.startsWith('>') ? '' : sought;
  const filter = useMemo((): ActivityFilter => (q === '' ? {} : { q }), [q]);
  const { found } = useFound(useActivity(), filter, useKnownNames());
  const { times } = useUnits();
  const now = useNow();
  return useMemo(() => {
    if (q === '' && sought !== '') return [];
    const items = found.slice(0, most).flatMap((it) => entryItem(it, times, now));
    if (q === '' || found.length <= most) return items;
    const all: Item = {
      id: 'all-found',
      title: fill(words.allFound, { count: found.length }),
      does: { kind: 'go', target: { to: '/activity', search: filter } },
    };
    return [...items, all];
  }, [found, q, sought, filter, times, now]);
}

function entryItem(entry: ActivityEntry, times: Units['times'], now: number): readonly Item[] {
  try {
    return [
      {
        id: `request ${entry.id}`,
        title: entryTitle(entry, times),
        foreign: true,
        note: `${entryWord(entry).word}, ${ago(entry.openedAt, Math.max(now, entry.openedAt))}`,
        does: { kind: 'go', target: { to: '/activity/$id', params: { id: entry.id } } },
      },
    ];
  } catch {
    // What was kept of it is damaged: it is in Activity, and found by nothing.
    return [];
  }
}
