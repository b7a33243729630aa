import type { PhraseId } from '@readback/core/model/phrase.ts';
import { pageWords } from './pageWords.ts';
import { type Element, parseMessage } from './parseMessage.ts';

let all = pageWords;

/** The words of a phrase are not here yet: only in the page, which fetches some when they are first needed. */
class WordsMissing extends Error {
  override name = 'WordsMissing';
}

/** What `say` says, or undefined where words of it are not here yet. */
export function ifHere<T>(say: () => T): T | undefined {
  try {
    return say();
  } catch (error) {
    if (error instanceof WordsMissing) return undefined;
    throw error;
  }
}

/** Adds words that were fetched. */
export function addWords(words: Readonly<Record<string, string>>): void {
  all = { ...words, ...all };
}

const parsed = new Map<PhraseId, readonly Element[]>();

/** The parsed message of a phrase. Each is parsed once; one that makes no sense throws, as does one that is not here. */
export function message(id: PhraseId): readonly Element[] {
  const before = parsed.get(id);
  if (before !== undefined) return before;
  const words = all[id];
  if (words === undefined) throw new WordsMissing(id);
  const elements = parseMessage(words);
  parsed.set(id, elements);
  return elements;
}
