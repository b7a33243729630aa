import { plain } from '@readback/phrases/plain.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { findFact } from '../review/findFact.ts';
import { kindWords } from '../review/requestWords.ts';
import { shortAddress } from '../ui/address.ts';

/**
 * The sentence of an entry's readback as one text, addresses short: the whole ones are on the entry's own screen.
 * What kind of request it is while there is no sentence. Holds foreign text.
 */
export function entryTitle({ readback, incoming }: ActivityEntry): string {
  if (!readback || readback.sentence.length === 0) return kindWords[incoming.request.body.kind];
  return plain(readback.sentence, findFact(readback)).replace(
    /(?<![0-9a-z])0x[0-9a-f]{40}(?![0-9a-z])/gi,
    (address) => shortAddress(address as `0x${string}`),
  );
}
