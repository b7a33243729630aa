import { plain } from '@readback/phrases/plain.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { findFact } from '../data/findFact.ts';
import { kindWords } from '../readback/requestWords.ts';
import type { Units } from '../data/units.ts';
import { shortAddress } from '../ui/text/address.ts';
import { timeWords } from '../ui/time/timeWords.ts';

/**
 * The sentence of an entry's readback as one text, addresses short: the whole ones are on the entry's own screen.
 * What kind of request it is while there is no sentence. Holds foreign text.
 */
export function entryTitle(entry: ActivityEntry, times: Units['times']): string {
  return entrySentence(entry, times).replace(/(?<![0-9a-z])0x[0-9a-f]{40}(?![0-9a-z])/gi, (address) =>
    shortAddress(address as `0x${string}`),
  );
}

/** The same with the whole addresses; times in the unit that is given. */
export function entrySentence({ readback, summary, incoming }: ActivityEntry, times: Units['times']): string {
  if (readback && readback.sentence.length > 0)
    return plain(readback.sentence, findFact(readback), (seconds) => timeWords(seconds, times));
  return summary && summary.sentence !== '' ? summary.sentence : kindWords[incoming.request.body.kind];
}
