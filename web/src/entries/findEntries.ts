/** Finds entries of Activity by words and by what they are. */
import '../data/allWords.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { folded } from '../data/folded.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { askedBy, kindWords } from '../readback/requestWords.ts';
import { entryVerdict } from './entryVerdict.ts';
import { type ActivityFilter, isFiltered } from '../router/activityFilter.ts';
import { accountOf, addressesOf, foundNames } from './entryFacts.ts';
import { entrySentence } from './entryTitle.ts';
import { entryWord } from './entryWords.ts';
import { stateOf } from './stateOf.ts';

/** What only the page knows: names that the user gave, by lower-case address, and names of networks. */
export type KnownNames = Readonly<{
  ofAddress: (address: string) => string | undefined;
  ofNetwork: (chainId: number) => string | undefined;
}>;

/** The entries that have every word that is looked for, and are of the state, network and account that are chosen. */
export function findEntries(
  entries: readonly ActivityEntry[],
  filter: ActivityFilter,
  names: KnownNames,
): readonly ActivityEntry[] {
  const words = folded(filter.q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (!isFiltered(filter)) return entries;
  const isFound = (entry: ActivityEntry) =>
    (filter.state === undefined || stateOf(entry) === filter.state) &&
    (filter.chain === undefined || chainOf(entry.incoming.request.body) === filter.chain) &&
    (filter.account === undefined || accountOf(entry)?.toLowerCase() === filter.account) &&
    hasAll(entry, words, names);
  return entries.filter((entry) => {
    try {
      return isFound(entry);
    } catch {
      // What was kept of it is damaged: it is in the whole list, and found by nothing.
      return false;
    }
  });
}

function hasAll(entry: ActivityEntry, words: readonly string[], names: KnownNames): boolean {
  if (words.length === 0) return true;
  const text = textOf(entry);
  const missing = words.filter((word) => !text.includes(word));
  if (missing.length === 0) return true;
  // Names that the user gives and takes back are looked up each time.
  const chainId = chainOf(entry.incoming.request.body);
  const now = [
    ...[...addressesOf(entry)].map((address) => names.ofAddress(address)),
    chainId === undefined ? undefined : names.ofNetwork(chainId),
  ];
  const more = folded(now.filter(Boolean).join('\n'));
  return missing.every((word) => more.includes(word));
}

/** An entry is never changed in place, so that what it says of itself is put together once. */
const texts = new WeakMap<ActivityEntry, string>();

/** How much of the request's own text is searched, in characters. */
const mostRaw = 4_000;

function textOf(entry: ActivityEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const { incoming, hash, signature, batch } = entry;
  const text = folded(
    [
      entrySentence(entry, 'utc'),
      kindWords[incoming.request.body.kind],
      entryVerdict(entry) ?? '',
      entryWord(entry).word,
      askedBy(incoming),
      incoming.origin.claimed ?? '',
      ...addressesOf(entry),
      ...foundNames(entry),
      hash ?? '',
      signature ?? '',
      batch ?? '',
      incoming.request.digest,
      incoming.request.raw.slice(0, mostRaw),
    ].join('\n'),
  );
  texts.set(entry, text);
  return text;
}
