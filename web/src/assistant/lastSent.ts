/** What was last sent to the assistant's provider, for as long as this page is open: shown to the user as it went. */
import type { SentRequest } from '@readback/assistant/adapters/pinnedFetch.ts';
import { useSyncExternalStore } from 'react';

let last: SentRequest | undefined;
const listeners = new Set<() => void>();

export function noteSent(sent: SentRequest): void {
  last = sent;
  for (const listener of listeners) listener();
}

export function useLastSent(): SentRequest | undefined {
  return useSyncExternalStore(subscribe, () => last);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
