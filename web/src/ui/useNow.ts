import { useSyncExternalStore } from 'react';

/** In milliseconds: coarse enough that a list does not move, fine enough for "2 minutes ago". */
const step = 30_000;

/** The time, in milliseconds since the epoch, up to half a minute old. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / step) * step);
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, step);
  return () => clearInterval(timer);
}
