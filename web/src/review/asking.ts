import { useSyncExternalStore } from 'react';

/** Which requests this page has handed to a wallet that has not answered. It outlives the screen they were signed on. */
const waiting = new Set<string>();
const listeners = new Set<() => void>();

export const asking = {
  began: (id: string): void => change(() => waiting.add(id)),
  ended: (id: string): void => change(() => waiting.delete(id)),
};

/** Whether this page is waiting for the wallet's answer to the request of this entry. */
export function useAsking(id: string): boolean {
  return useSyncExternalStore(subscribe, () => waiting.has(id));
}

/** Whether it waits for any: a page that is left then would not hear the answer. */
export function useAskingAny(): boolean {
  return useSyncExternalStore(subscribe, () => waiting.size > 0);
}

function change(edit: () => void) {
  edit();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
