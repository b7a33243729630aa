import { isRecord, own } from '../../world/schema.ts';
import type { SourceFile, SourceLanguage } from './publishedSource.ts';

/** Files by their paths, as compilers take them: `{ "A.sol": { "content": "…" } }`. What has no text is left out. */
export function filesByPath(sources: unknown): readonly SourceFile[] {
  if (!isRecord(sources)) return [];
  return Object.entries(sources).flatMap(([path, file]): SourceFile[] => {
    const text = isRecord(file) ? own(file, 'content') : undefined;
    return typeof text === 'string' ? [{ path, text }] : [];
  });
}

/** Files in a list, each with the names that a service gives its path and text. */
export function filesInList(listed: unknown, path: string, text: string): readonly SourceFile[] {
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((it: unknown): SourceFile[] => {
    const [where, what] = isRecord(it) ? [own(it, path), own(it, text)] : [];
    return typeof where === 'string' && typeof what === 'string' ? [{ path: where, text: what }] : [];
  });
}

/** Yul has the comments and strings of Solidity. Of any other language it is not known what is a comment. */
export function languageOf(said: unknown): SourceLanguage | undefined {
  switch (String(said).toLowerCase()) {
    case 'solidity':
    case 'yul':
      return 'solidity';
    case 'vyper':
      return 'vyper';
    default:
      return undefined;
  }
}

/** The path in `path:Contract`, as compilers name a contract. */
export function pathIn(qualified: unknown): string | undefined {
  const at = typeof qualified === 'string' ? qualified.lastIndexOf(':') : -1;
  return at > 0 ? String(qualified).slice(0, at) : undefined;
}
