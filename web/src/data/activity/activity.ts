/** What was asked here, how it read, and what became of it: the user's own record. Nothing in it is ever re-sent. */
import type { Intent } from '@readback/core/model/intent.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { useSyncExternalStore } from 'react';
import { type ActivityEntry, keptEntry } from './activityEntry.ts';
import type { Bounded } from '../rows/bounded.ts';
import { listOf } from '../rows/listOf.ts';
import { mostEntries } from './mostEntries.ts';
import { isLargeEntry, packedEntry, unpackedEntry } from './packedEntry.ts';
import { openTable } from '../rows/table.ts';

export type ActivityPatch = Partial<Omit<ActivityEntry, 'id' | 'incoming' | 'openedAt'>>;

const bounded: Bounded = {
  newest: 'openedAt',
  always: ['state', 'asked'],
  most: mostEntries,
  onMore() {
    hasMore = true;
    setTimeout(() => void keepWithin(), unhurried);
  },
};

/** The table itself, for what concerns all tables: counting, exporting. */
export const activityTable = openTable<ActivityEntry>({
  name: 'activity',
  schema: 1,
  migrate: (kept, schema) => keptEntry(unpackedEntry(kept), schema),
  pack: packedEntry,
  isLarge: isLargeEntry,
  bounded,
});
const table = activityTable;
/** Entries beyond what is kept are on the disk, of an earlier release or of many tabs. */
let hasMore = false;
const newestFirst = listOf(table, (all) =>
  all.filter(({ flight }) => flight === undefined).toSorted((a, b) => b.openedAt - a.openedAt),
);

export const activity = {
  /** Settles when entries of earlier visits are here. Never rejects. */
  ready: table.ready,
  /** Settles when the newest of them are. Never rejects. */
  begun: table.begun,
  /** Makes an entry in state `open`, and forgets the oldest beyond what is kept; its id is safe in an address. */
  open(incoming: Incoming, of: Pick<ActivityEntry, 'flight' | 'veiled'> = {}): string {
    const id = crypto.randomUUID();
    table.set(id, { id, incoming, openedAt: Date.now(), state: 'open', ...of });
    if (table.rows().size > few) void keepWithin();
    return id;
  },
  /**
   * Changes fields of an entry. An entry that was forgotten meanwhile stays forgotten. With `only`, nothing is changed
   * once its state is another, in whichever tab that came about.
   */
  update(id: string, patch: ActivityPatch, only?: ActivityEntry['state']): void {
    table.change(id, (entry) => (only && entry.state !== only ? entry : { ...entry, ...patch }));
  },
  /**
   * Keeps what the user means by an open request, or takes it back: it is another reading then, so that what was read is
   * no longer its record.
   */
  say(id: string, intent: Intent | undefined): void {
    table.change(id, (entry) => said(entry, intent));
  },
  entry: (id: string): ActivityEntry | undefined => table.rows().get(id),
  remove: (id: string): void => table.remove(id),
  /** Brings back what was removed. */
  restore: (entry: ActivityEntry): void => table.set(entry.id, entry),
  clear: (): void => table.clear(),
  /** Settles when everything so far is on disk, or could not be put there. */
  written: (): Promise<void> => table.written(),
  keeping: () => table.keeping(),
};

function said(entry: ActivityEntry, intent: Intent | undefined): ActivityEntry {
  if (entry.state !== 'open' || entry.imported) return entry;
  const { readback: _readback, allSteps: _allSteps, withdrawn, ...rest } = entry;
  const { intent: before, ...incoming } = entry.incoming;
  if (intent) return { ...rest, incoming: { ...incoming, intent } };
  const takenBack = before ?? withdrawn;
  return { ...rest, incoming, ...(takenBack ? { withdrawn: takenBack } : {}) };
}

/** In milliseconds: a page that was opened a moment ago has other things to do. */
const unhurried = 5_000;

/** So many entries are never too many, nor too large (`surplus.ts`). */
export const few = 50;

/** Forgets the oldest beyond what is kept. What does so is fetched: the first paint needs none of it. */
async function keepWithin(): Promise<void> {
  const more = hasMore;
  hasMore = false;
  try {
    const { trim } = await import('./trim.ts');
    await trim(table, more ? bounded : undefined);
  } catch {
    // What could not be loaded or written now is tried again with the next request.
    hasMore ||= more;
  }
}

/** All entries but those of Flight school, the newest first. */
export function useActivity(): readonly ActivityEntry[] {
  return useSyncExternalStore(table.subscribe, newestFirst);
}

/** One entry; undefined when there is not one of that id. Routes that show one wait for `activity.ready` first. */
export function useEntry(id: string): ActivityEntry | undefined {
  return useSyncExternalStore(table.subscribe, () => table.rows().get(id));
}
