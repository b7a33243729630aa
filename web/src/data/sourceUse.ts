/** When each source was last asked, for as long as this page is open. Nothing of it is kept. */
import { useSyncExternalStore } from 'react';
import type { SourceId } from './sources.ts';

const asked = new Map<SourceId, number>();
const listeners = new Set<() => void>();

/** Notes that a source is being asked now. Whoever asks one says so here. */
export function noteAsked(id: SourceId): void {
  asked.set(id, Date.now());
  for (const listener of listeners) listener();
}

/** When a source was last asked, in milliseconds since the epoch; undefined while it was not. */
export function useLastAsked(id: SourceId): number | undefined {
  return useSyncExternalStore(subscribe, () => asked.get(id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
