import { useSyncExternalStore } from 'react';

/** Why the disk has no record of a hand-over: it is full, does not answer in time, or keeps nothing. */
export type Unrecorded = 'full' | 'slow' | 'blocked';

/** Where this page stands with a request that it hands, or handed, to a wallet. */
export type Handing = Readonly<{
  /** `preparing`: the wallet has not heard of it. `asked`: it was asked and has not answered. */
  phase?: 'preparing' | 'asked' | undefined;
  /** When that began, by `steadyNow`. */
  since?: number;
  /** Why it was not handed over with a record: the user chooses whether to do so without one. */
  unrecorded?: Unrecorded | undefined;
  /** It was handed over, and what is known of that is on this page alone. */
  unkept?: boolean;
}>;

/** It outlives the screen on which a request was signed. */
const all = new Map<string, Handing>();
const listeners = new Set<() => void>();
const none: Handing = {};

export const handing = {
  get: (id: string): Handing => all.get(id) ?? none,
  change(id: string, patch: Handing): void {
    all.set(id, { ...all.get(id), ...patch });
    for (const listener of listeners) listener();
  },
};

export function useHanding(id: string): Handing {
  return useSyncExternalStore(subscribe, () => handing.get(id));
}

/** Whether the page hands over any, or waits for its answer, or alone knows of one: a page that is left would lose that. */
export function useHandingAny(): boolean {
  return useSyncExternalStore(subscribe, () => [...all.values()].some((it) => it.phase || it.unkept));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
