import type { PublishedSource, SourceFile } from '@readback/core/abi/sources/publishedSource.ts';

/**
 * The files of a source, that of the contract first, then those that it imports, and so on; last those that nothing
 * leads to, in the order of their paths. Imports are looked for in comments, too: they only decide the order.
 */
export function byDistance({ files, main }: Pick<PublishedSource, 'files' | 'main'>): readonly SourceFile[] {
  // Of two with one path, which a compiler would refuse, neither takes the other’s place.
  const left = new Map<string, SourceFile[]>();
  for (const it of files) left.set(it.path, [...(left.get(it.path) ?? []), it]);
  const found: SourceFile[] = [];
  const take = (path: string) => {
    const those = left.get(path) ?? [];
    left.delete(path);
    found.push(...those);
  };
  if (main !== undefined) take(main);
  for (const it of found) for (const path of importsOf(it)) take(path);
  const rest = [...left.values()].flat().toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return [...found, ...rest];
}

/** The paths in the import statements of Solidity; relative ones as they are from the file. */
function importsOf({ path, text }: SourceFile): readonly string[] {
  return [...text.matchAll(/\b(?:import|from)\s{0,20}["']([^"'\n]{1,500})["']/g)].map(([, to = '']) =>
    /^\.{1,2}\//.test(to) ? from(path, to) : to,
  );
}

function from(path: string, to: string): string {
  const parts = path.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
