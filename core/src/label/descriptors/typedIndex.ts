import { readJson } from '../../request/readJson.ts';

/** Where descriptors of typed data stand in a registry: `eip155:1:0x…` in lower case and primary type → paths. */
export type TypedIndex = ReadonlyMap<string, readonly string[]>;

/** The key of one contract, and of one type of its messages. */
export function indexKey(chainId: number, address: string, primaryType?: string): string {
  const contract = `eip155:${chainId}:${address.toLowerCase()}`;
  return primaryType === undefined ? contract : `${contract} ${primaryType}`;
}

/**
 * The registry's index of typed data. Which of the descriptors fits a message is for its binding to say.
 *
 * @throws {ReadbackError} for text that is no JSON
 */
export function parseTypedIndex(text: string): TypedIndex {
  const root = readJson(text);
  const index = new Map<string, readonly string[]>();
  if (root.kind !== 'object') return index;
  for (const [contract, types] of root.entries) {
    if (types.kind !== 'object' || !/^eip155:[0-9]{1,16}:0x[0-9a-f]{40}$/.test(contract)) continue;
    for (const [primaryType, listed] of types.entries) {
      if (listed.kind !== 'array') continue;
      const paths = listed.items.flatMap((item) => {
        const path = item.kind === 'object' ? item.entries.get('path') : undefined;
        return path?.kind === 'string' ? [path.value] : [];
      });
      index.set(`${contract} ${primaryType}`, [...new Set(paths)]);
    }
  }
  return index;
}
