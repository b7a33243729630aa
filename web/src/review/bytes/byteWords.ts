import type { ByteUse } from '@readback/core/decode/byteMap.ts';
import type { BytePart } from './byteRows.ts';

/** What a stretch of bytes is for, before and after the name of the value, which is foreign. */
export type UseWords = Readonly<{ before: string; arg?: string; after: string }>;

/** What bytes are for, in words: one entry for each use, one for bytes that nobody uses. */
export function wordsOf({ uses }: Pick<BytePart, 'uses'>): readonly UseWords[] {
  return uses.length === 0 ? [{ before: 'unused', after: '' }] : uses.map(words);
}

function words({ what, arg }: ByteUse): UseWords {
  const [before, after, alone] = says[what];
  return arg === undefined ? { before: alone, after: '' } : { before, arg, after };
}

/** Before and after the name, and where there is none. */
const says: Readonly<Record<ByteUse['what'], readonly [string, string, string]>> = {
  selector: ['', '', 'function selector: the first four bytes of the hash of its signature'],
  value: ['', '', 'a value'],
  offset: ['where ', ' begins', 'where a value begins'],
  length: ['how long ', ' is', 'how long a value is'],
  padding: ['padding after ', '', 'filling'],
  extra: ['belongs to nothing', '', 'belongs to nothing'],
  unread: ['not read', '', 'not read'],
};
