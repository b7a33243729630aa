import { type Address, type Hex, isHash } from 'viem';
import type { JsonNode } from '../../../text/json/jsonNode.ts';
import { readJson } from '../../../text/json/readJson.ts';
import { ReadbackError } from '../../../text/errors.ts';

/** Where the descriptor of a contract stands: `indexKey` → path in the registry. */
export type RegistryIndex = ReadonlyMap<string, string>;

/** Where descriptors of typed data stand: `indexKey` → paths, each with the hashes of the types that it describes. */
export type TypedRegistryIndex = ReadonlyMap<string, readonly TypedIndexEntry[]>;

export type TypedIndexEntry = Readonly<{ place: string; typeHashes: readonly Hex[] }>;

/** The names of the two index files at the root of a registry. */
export const indexFiles = { call: 'index.calldata.json', typed: 'index.eip712.json' } as const;

/** How both indices name a contract. */
export function indexKey(chainId: number, address: Address): string {
  return `eip155:${chainId}:${address.toLowerCase()}`;
}

/**
 * Reads `index.calldata.json`. An index only says where to look: whether a descriptor is for a contract is checked when
 * it is used. Entries that are not are left out.
 *
 * @throws {ReadbackError} for text that is not an index
 */
export function parseIndex(text: string): RegistryIndex {
  const index = new Map<string, string>();
  for (const [key, value] of entriesOf(text))
    if (value.kind === 'string' && keyForm.test(key)) index.set(key, value.value);
  return index;
}

/** Reads `index.eip712.json`: contract → primary type → places. @throws {ReadbackError} for text that is not an index */
export function parseTypedIndex(text: string): TypedRegistryIndex {
  const index = new Map<string, readonly TypedIndexEntry[]>();
  for (const [key, types] of entriesOf(text)) {
    if (types.kind !== 'object' || !keyForm.test(key)) continue;
    const lists = [...types.entries.values()].flatMap((list) => (list.kind === 'array' ? list.items : []));
    index.set(
      key,
      lists.map(typedEntry).filter((entry) => entry !== undefined),
    );
  }
  return index;
}

const keyForm = /^eip155:[0-9]{1,16}:0x[0-9a-f]{40}$/;

function entriesOf(text: string): ReadonlyMap<string, JsonNode> {
  const root = readJson(text);
  if (root.kind !== 'object') throw new ReadbackError({ id: 'descriptor.index' });
  return root.entries;
}

function typedEntry(node: JsonNode): TypedIndexEntry | undefined {
  const path = node.kind === 'object' ? node.entries.get('path') : undefined;
  const hashes = node.kind === 'object' ? node.entries.get('encodeTypeHashes') : undefined;
  if (path?.kind !== 'string' || hashes?.kind !== 'array') return undefined;
  const texts = hashes.items.map((it) => (it.kind === 'string' ? it.value : ''));
  return { place: path.value, typeHashes: texts.filter((it): it is Hex => isHash(it)) };
}
