/** Addresses that are inspected as spenders, by network: typed by the user, or named in a request that was read here. */
import { useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import { listOf } from '../rows/listOf.ts';
import { isAddress, isRecord } from '../base/shapes.ts';
import { openTable } from '../rows/table.ts';

export type SpenderRow = Readonly<{ chainId: number; address: Address; by: 'you' | 'activity' }>;

/** The table itself, for what concerns all tables: counting, exporting. */
export const spendersTable = openTable<SpenderRow>({ name: 'spenders', schema: 1, migrate: keptSpender });
const table = spendersTable;
const list = listOf(table);

export const spenders = {
  /** Settles when those of earlier visits are here. Never rejects. */
  ready: table.ready,
  rows: (): readonly SpenderRow[] => list(),
  add: (it: Spender): void => table.set(keyOf(it), { ...it, by: 'you' }),
  /** Notes one that a request named. What the user typed stays theirs. */
  note(it: Spender): void {
    if (!table.rows().has(keyOf(it))) table.set(keyOf(it), { ...it, by: 'activity' });
  },
  remove: (it: Spender): void => table.remove(keyOf(it)),
  clear: (): void => table.clear(),
  written: (): Promise<void> => table.written(),
};

type Spender = Pick<SpenderRow, 'chainId' | 'address'>;

function keyOf({ chainId, address }: Spender): string {
  return `${chainId}:${address.toLowerCase()}`;
}

export function useSpenders(): readonly SpenderRow[] {
  return useSyncExternalStore(table.subscribe, list);
}

/** A row as it was kept; undefined when it is damaged. */
export function keptSpender(kept: unknown, schema: number): SpenderRow | undefined {
  if (schema !== 1 || !isRecord(kept)) return undefined;
  const { chainId, address, by } = kept;
  if (!Number.isSafeInteger(chainId) || Number(chainId) < 1) return undefined;
  if (!isAddress(address)) return undefined;
  return { chainId: Number(chainId), address, by: by === 'activity' ? 'activity' : 'you' };
}
