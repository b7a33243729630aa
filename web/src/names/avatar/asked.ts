import { useSyncExternalStore } from 'react';

/** Pictures of strangers that the user asked for, by their address, for as long as this page is open. */
let asked: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function askFor(url: string): void {
  asked = new Set([...asked, url]);
  for (const listener of listeners) listener();
}

export function useAsked(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => asked);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
