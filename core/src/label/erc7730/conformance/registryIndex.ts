import { readJson } from '../../../request/readJson.ts';
import type { LoadFile } from '../includes.ts';

/** Where the descriptor of a contract stands: `eip155:1:0x…` in lower case → path. */
export type RegistryIndex = ReadonlyMap<string, string>;

/** The index that a registry keeps of its contracts; empty when it has none. */
export async function readIndex(load: LoadFile): Promise<RegistryIndex> {
  try {
    return parseIndex(await load('index.calldata.json'));
  } catch {
    return new Map();
  }
}

/** @throws {ReadbackError} for text that is no JSON */
export function parseIndex(text: string): RegistryIndex {
  const root = readJson(text);
  const index = new Map<string, string>();
  if (root.kind !== 'object') return index;
  for (const [key, value] of root.entries)
    if (value.kind === 'string' && /^eip155:[0-9]{1,16}:0x[0-9a-f]{40}$/.test(key))
      index.set(key, value.value);
  return index;
}
