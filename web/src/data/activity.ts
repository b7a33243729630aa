/** What was asked here, how it read, and what became of it: the user's own record. Nothing in it is ever re-sent. */
import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { useSyncExternalStore } from 'react';
import type { Hex } from 'viem';
import { openTable } from './table.ts';

/** Exactly what a wallet is, or was, asked. */
export type WalletCall = Readonly<{ method: string; params: readonly unknown[] }>;

/**
 * `open`: being read, or left. `rejected`: by the user, here. `asked`: the wallet was asked and has not answered
 * (after a reload: it may have). `signed`, `sent`: it answered. `failed`: it refused, or answered nonsense.
 */
export type ActivityState = 'open' | 'rejected' | 'asked' | 'signed' | 'sent' | 'failed';

export type ActivityEntry = Readonly<{
  id: string;
  incoming: Incoming;
  /** Milliseconds since the epoch. */
  openedAt: number;
  state: ActivityState;
  readback?: Readback;
  call?: WalletCall;
  signature?: Hex;
  hash?: Hex;
  hearback?: Hearback;
  /** Why it failed, for people. */
  problem?: string;
}>;

export type ActivityPatch = Partial<Omit<ActivityEntry, 'id' | 'incoming' | 'openedAt'>>;

const table = openTable<ActivityEntry>({ name: 'activity', schema: 1, migrate });

export const activity = {
  /** Settles when entries of earlier visits are here. Never rejects. */
  ready: table.ready,
  /** Makes an entry in state `open`; its id is safe in an address. */
  open(incoming: Incoming): string {
    const id = crypto.randomUUID();
    table.set(id, { id, incoming, openedAt: Date.now(), state: 'open' });
    return id;
  },
  /** Changes fields of an entry. An entry that was forgotten meanwhile stays forgotten. */
  update(id: string, patch: ActivityPatch): void {
    const entry = table.rows().get(id);
    if (entry) table.set(id, { ...entry, ...patch });
  },
  entry: (id: string): ActivityEntry | undefined => table.rows().get(id),
  remove: (id: string): void => table.remove(id),
  clear: (): void => table.clear(),
  /** Settles when everything so far is on disk, or could not be put there. */
  written: (): Promise<void> => table.written(),
  keeping: () => table.keeping(),
};

let sorted: { of: ReadonlyMap<string, ActivityEntry>; list: readonly ActivityEntry[] } | undefined;

/** All entries, the newest first. */
export function useActivity(): readonly ActivityEntry[] {
  return useSyncExternalStore(table.subscribe, newestFirst);
}

/** One entry; undefined when there is none of that id. Routes that show one wait for `activity.ready` first. */
export function useEntry(id: string): ActivityEntry | undefined {
  return useSyncExternalStore(table.subscribe, () => table.rows().get(id));
}

function newestFirst(): readonly ActivityEntry[] {
  const rows = table.rows();
  if (sorted?.of !== rows) {
    sorted = { of: rows, list: [...rows.values()].sort((a, b) => b.openedAt - a.openedAt) };
  }
  return sorted.list;
}

/** Entries of schema 1 are as they were written; of any other schema they are left alone. */
function migrate(stored: unknown, schema: number): ActivityEntry | undefined {
  if (schema !== 1 || typeof stored !== 'object' || stored === null) return undefined;
  const complete = 'id' in stored && 'incoming' in stored && 'openedAt' in stored && 'state' in stored;
  return complete ? (stored as ActivityEntry) : undefined;
}
