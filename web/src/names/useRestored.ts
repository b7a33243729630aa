import { useSyncExternalStore } from 'react';
import { restored } from '../data/queryClient.ts';

let done = false;
const listeners = new Set<() => void>();
void restored.then(() => {
  done = true;
  for (const listener of listeners) listener();
});

/** Whether what was fetched earlier is in memory: nothing is asked before, or it would be fetched twice. */
export function useRestored(): boolean {
  return useSyncExternalStore(subscribe, () => done);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
