/** Addresses that the user wants to be looked at as spenders, by network. */
import { useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import { isHex, isRecord } from './shapes.ts';
import { openTable } from './table.ts';

export type SpenderRow = Readonly<{ chainId: number; address: Address }>;

/** The table itself, for what concerns all tables: counting, exporting. */
export const spendersTable = openTable<SpenderRow>({ name: 'spenders', schema: 1, migrate: keptSpender });
const table = spendersTable;

export const spenders = {
  /** Settles when those of earlier visits are here. Never rejects. */
  ready: table.ready,
  rows: (): readonly SpenderRow[] => list(),
  add: (it: SpenderRow): void => table.set(`${it.chainId}:${it.address.toLowerCase()}`, it),
  remove: (it: SpenderRow): void => table.remove(`${it.chainId}:${it.address.toLowerCase()}`),
  clear: (): void => table.clear(),
  written: (): Promise<void> => table.written(),
};

let listed: { of: ReadonlyMap<string, SpenderRow>; list: readonly SpenderRow[] } | undefined;

export function useSpenders(): readonly SpenderRow[] {
  return useSyncExternalStore(table.subscribe, list);
}

function list(): readonly SpenderRow[] {
  const rows = table.rows();
  if (listed?.of !== rows) listed = { of: rows, list: [...rows.values()] };
  return listed.list;
}

/** A row as it was kept; undefined when it is damaged. */
export function keptSpender(kept: unknown, schema: number): SpenderRow | undefined {
  if (schema !== 1 || !isRecord(kept)) return undefined;
  const { chainId, address } = kept;
  if (!Number.isSafeInteger(chainId) || Number(chainId) < 1) return undefined;
  return isHex(address) && address.length === 42 ? { chainId: Number(chainId), address } : undefined;
}
