/**
 * What the practice wallet is told while a flight of the school is on the screen. It is never kept, it counts only on
 * the Review of that flight, and nothing else in the page can make the wallet behave so.
 */
import { useSyncExternalStore } from 'react';

export type Flying = Readonly<{
  /** The entry whose Review it is; absent while the flight is being prepared. */
  id?: string;
  /** How the wallet of the scenario fails its user. */
  wallet?: 'alters' | 'replaces' | 'hangs' | undefined;
  /** What others do before the wallet answers. Never rejects. */
  beforeSigning?: () => Promise<void>;
  /** Lets what is sent wait for a block, or go on. Never rejects. */
  holdBlocks?: (hold: boolean) => Promise<void>;
}>;

let now: Flying | undefined;
const listeners = new Set<() => void>();

/** A flight begins, or goes on, until the function that it gives is called. */
export function fly(flying: Flying): () => void {
  now = flying;
  tell();
  return () => {
    if (now !== flying) return;
    now = undefined;
    tell();
  };
}

/** The flight that is on the screen; undefined wherever else the page is. */
export function flyingNow(): Flying | undefined {
  if (now?.id === undefined) return now;
  return location.hash === `#/review/${now.id}` ? now : undefined;
}

/** Whether a flight is on the screen. */
export function useFlying(): boolean {
  return useSyncExternalStore(subscribe, () => flyingNow() !== undefined);
}

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
