import { useSyncExternalStore } from 'react';

/** In milliseconds: coarse enough that a list does not move, fine enough for "2 minutes ago". */
const step = 30_000;

/** The time by a clock, in milliseconds since the epoch, up to half a minute old. */
export function useNow(clock: () => number = Date.now): number {
  return useSyncExternalStore(subscribe, () => Math.floor(clock() / step) * step);
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, step);
  return () => clearInterval(timer);
}
