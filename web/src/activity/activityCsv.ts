import * as words from '@readback/phrases/words/web/activity/csv.ts';
import '../data/allWords.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { askedBy, kindWords } from '../readback/requestWords.ts';
import type { Units } from '../data/units.ts';
import { timeWords } from '../ui/time/timeWords.ts';
import { entryVerdict } from '../entries/entryVerdict.ts';
import { csv } from './csv.ts';
import { accountOf } from '../entries/entryFacts.ts';
import { entrySentence } from '../entries/entryTitle.ts';
import { entryWord } from '../entries/entryWords.ts';

const head = [
  words.when,
  words.request,
  words.verdict,
  words.outcome,
  words.inWords,
  words.network,
  words.chainId,
  words.account,
  words.askedBy,
  words.hash,
  words.digest,
  words.file,
];

/** Entries of Activity for a spreadsheet, one a row. `nameOf`: what a network is called here. */
export function activityCsv(
  entries: readonly ActivityEntry[],
  nameOf: (chainId: number) => string | undefined,
  times: Units['times'],
): string {
  const rows = entries.map((entry) => {
    const { incoming, hash } = entry;
    const chainId = chainOf(incoming.request.body);
    return [
      timeWords(BigInt(Math.floor(entry.openedAt / 1_000)), times),
      kindWords[incoming.request.body.kind],
      entryVerdict(entry) ?? '',
      entryWord(entry).word,
      entrySentence(entry, times),
      chainId === undefined ? '' : (nameOf(chainId) ?? ''),
      chainId === undefined ? '' : String(chainId),
      accountOf(entry) ?? '',
      askedBy(incoming),
      hash ?? '',
      incoming.request.digest,
      entry.imported ? words.yes : '',
    ];
  });
  return csv([head, ...rows]);
}
