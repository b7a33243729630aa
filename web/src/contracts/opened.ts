import type { Address } from 'viem';
import { type Changing, changing, useChanging } from '../data/base/changing.ts';
import { placeOf } from './callDrafts.ts';

/** Contracts that someone pressed for in this tab: these may be asked about. */
const opened: Changing<ReadonlySet<string>> = changing(new Set());

/** Notes that someone pressed for a contract. */
export function pressOpen(chainId: number, address: Address): void {
  opened.set(new Set([...opened.get(), placeOf(chainId, address)]));
}

/** Whether a contract may be asked about: a link that names it is not a reason. */
export function useIsOpened(chainId: number | undefined, address: Address | undefined): boolean {
  const all = useChanging(opened);
  return chainId !== undefined && address !== undefined && all.has(placeOf(chainId, address));
}
