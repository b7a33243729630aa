import { readJson } from '@readback/core/request/readJson.ts';

/**
 * Where the descriptors of typed data stand in a registry: `eip155:1:0x…` in lower case → paths, each once. Which of
 * them fits a message is for its binding to say.
 *
 * @throws {ReadbackError} for text that is no JSON
 */
export function parseTypedIndex(text: string): ReadonlyMap<string, readonly string[]> {
  const root = readJson(text);
  const index = new Map<string, readonly string[]>();
  if (root.kind !== 'object') return index;
  for (const [key, types] of root.entries) {
    if (types.kind !== 'object' || !/^eip155:[0-9]{1,16}:0x[0-9a-f]{40}$/.test(key)) continue;
    const paths = new Set<string>();
    for (const listed of types.entries.values()) {
      if (listed.kind !== 'array') continue;
      for (const item of listed.items) {
        const path = item.kind === 'object' ? item.entries.get('path') : undefined;
        if (path?.kind === 'string') paths.add(path.value);
      }
    }
    index.set(key, [...paths]);
  }
  return index;
}
