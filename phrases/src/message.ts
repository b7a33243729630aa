import type { PhraseId } from '@readback/core/model/phrase.ts';
import { pageWords } from './pageWords.ts';
import { type Element, elementsOf } from './parseMessage.ts';

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

/** The parsed message of a phrase. One that makes no sense throws, as does one that is not here. */
export function message(id: PhraseId): readonly Element[] {
  const words = all[id];
  if (words === undefined) throw new WordsMissing(id);
  return elementsOf(words);
}
