import { useSyncExternalStore } from 'react';

/** A value of this page that React follows. It is kept nowhere, and goes with the page. */
export type Changing<T> = Readonly<{
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}>;

export function changing<T>(first: T): Changing<T> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value as it is now. */
export function useChanging<T>({ subscribe, get }: Changing<T>): T {
  return useSyncExternalStore(subscribe, get);
}
