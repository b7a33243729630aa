/**
 * ABIs that the user pasted, and those that were fetched, by chain, address and the code that they are of. While the
 * code is the same an ABI is never stale; once it is another, the former ABI stays and is told from it.
 */
import type { AbiForm } from '@readback/core/abi/unchecked.ts';
import { abiOfData } from '@readback/core/abi/readAbi.ts';
import { checksummed } from '@readback/core/text/address.ts';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { Abi, Address, Hex } from 'viem';
import { listOf } from '../rows/listOf.ts';
import { isAddress } from '../base/shapes.ts';
import { openTable } from '../rows/table.ts';

/** Who gave an ABI. `file`: it came with an import, and nobody vouches for it. */
export type AbiOrigin =
  | Readonly<{ by: 'user'; took: AbiForm }>
  | Readonly<{ by: 'file' }>
  | Readonly<{ by: 'source'; name: string; match: 'exact' | 'partial'; asOf?: string | undefined }>;

export type KeptAbi = Readonly<{
  chainId: number;
  /** Where calls go. */
  address: Address;
  /** keccak256 of the code that has these functions; absent when no code could be read then. */
  codeHash?: Hex | undefined;
  /** Where that code stands, when `address` is a proxy. */
  implementation?: Address | undefined;
  /** Given by the user, or taken from where the ABI came from; may be empty. */
  name: string;
  abi: Abi;
  origin: AbiOrigin;
  /** In milliseconds since the epoch. */
  keptAt: number;
}>;

/** Of those that were fetched, the oldest give way; what the user pasted is never dropped automatically. */
const mostFetched = 300;

export const longestName = 80;

/** The table itself, for what concerns all tables: counting, exporting. */
export const abisTable = openTable<KeptAbi>({ name: 'abis', schema: 1, migrate: keptAbi });
const table = abisTable;
const list = listOf(table, (all) => all.toSorted((a, b) => b.keptAt - a.keptAt));

/** Who had the ABIs that were forgotten since the page was opened, by `keyOf`. */
const forgotten = new Map<string, string>();

export const abis = {
  /** Settles, never rejects, when what was kept has been read. Look for nothing before. */
  ready: table.ready,
  /** Every ABI, the newest first. */
  all: (): readonly KeptAbi[] => list(),
  /** Those of one contract, the newest first. */
  of: (chainId: number, address: Address): readonly KeptAbi[] =>
    list().filter((it) => it.chainId === chainId && it.address.toLowerCase() === address.toLowerCase()),
  keep(it: KeptAbi): void {
    forgotten.delete(keyOf(it));
    table.set(keyOf(it), { ...it, address: checksummed(it.address) });
    const fetched = list().filter(({ origin }) => origin.by === 'source');
    for (const old of fetched.slice(mostFetched)) table.remove(keyOf(old));
  },
  rename(it: KeptAbi, name: string): void {
    table.set(keyOf(it), { ...it, name: name.trim().slice(0, longestName) });
  },
  remove(it: KeptAbi): void {
    if (it.origin.by === 'source') forgotten.set(keyOf(it), it.origin.name);
    table.remove(keyOf(it));
  },
  /** Who had the ABI of this code, where the user forgot it since the page was opened: nobody is asked for it by itself. */
  forgottenOf: (it: Pick<KeptAbi, 'chainId' | 'address' | 'codeHash'>): string | undefined =>
    forgotten.get(keyOf(it)),
  clear: (): void => table.clear(),
  written: (): Promise<void> => table.written(),
};

/** Every kept ABI, the newest first. */
export function useAbis(): readonly KeptAbi[] {
  return useSyncExternalStore(table.subscribe, list);
}

export function keyOf({
  chainId,
  address,
  codeHash,
}: Pick<KeptAbi, 'chainId' | 'address' | 'codeHash'>): string {
  return `${chainId} ${address.toLowerCase()} ${codeHash ?? 'unread'}`;
}

const address = v.pipe(
  v.custom<Address>(isAddress),
  v.transform((it): Address => checksummed(it)),
);

const schema = v.object({
  chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  address,
  codeHash: v.optional(v.custom<Hex>((it) => typeof it === 'string' && /^0x[0-9a-f]{64}$/.test(it))),
  implementation: v.optional(address),
  name: v.pipe(v.string(), v.maxLength(longestName)),
  abi: v.array(v.unknown()),
  origin: v.union([
    v.object({
      by: v.literal('user'),
      took: v.picklist(['json', 'function', 'lines', 'interface', 'foundry', 'hardhat', 'artefact']),
    }),
    v.object({ by: v.literal('file') }),
    v.object({
      by: v.literal('source'),
      name: v.pipe(v.string(), v.maxLength(40)),
      match: v.picklist(['exact', 'partial']),
      asOf: v.optional(v.pipe(v.string(), v.maxLength(40))),
    }),
  ]),
  keptAt: v.pipe(
    v.number(),
    v.check((it) => Number.isFinite(it)),
  ),
});

/** What was kept, or comes from an export, as an ABI of today; undefined when it is not one. */
export function keptAbi(kept: unknown, version: number): KeptAbi | undefined {
  const read = version === 1 ? v.safeParse(schema, kept) : undefined;
  if (!read?.success) return undefined;
  const { abi: given, ...rest } = read.output;
  const abi = abiOfData(given);
  return abi.ok ? { ...rest, abi: abi.value.abi } : undefined;
}
