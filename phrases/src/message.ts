import type { PhraseId } from '@readback/core/model/phrase.ts';
import { pageWords } from './pageWords.ts';
import { type Element, parseMessage } from './parseMessage.ts';

export type Language = 'en';

const languages: Record<Language, Readonly<Record<string, string>>> = { en: pageWords };

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
export function addWords(words: Readonly<Record<string, string>>, language: Language = 'en'): void {
  languages[language] = { ...words, ...languages[language] };
}

const parsed = new Map<string, readonly Element[]>();

/** The parsed message of a phrase. Each is parsed once; one that makes no sense throws, as does one that is not here. */
export function message(id: PhraseId, language: Language = 'en'): readonly Element[] {
  const key = `${language}/${id}`;
  const before = parsed.get(key);
  if (before !== undefined) return before;
  const words = languages[language][id];
  if (words === undefined) throw new WordsMissing(id);
  const elements = parseMessage(words);
  parsed.set(key, elements);
  return elements;
}
