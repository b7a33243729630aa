import { useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import { placeOf } from './callDrafts.ts';

/** Contracts that somebody pressed for in this tab: these may be asked about. */
let opened: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function pressOpen(chainId: number, address: Address): void {
  opened = new Set([...opened, placeOf(chainId, address)]);
  for (const listener of listeners) listener();
}

/** Whether a contract may be asked about: a link that names it is no reason. */
export function useIsOpened(chainId: number | undefined, address: Address | undefined): boolean {
  const all = useSyncExternalStore(subscribe, () => opened);
  return chainId !== undefined && address !== undefined && all.has(placeOf(chainId, address));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
