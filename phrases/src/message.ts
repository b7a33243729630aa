import type { PhraseId } from '@readback/core/model/phrase.ts';
import { en } from './en.ts';
import { type Element, parseMessage } from './parseMessage.ts';

export type Language = 'en';

const languages: Readonly<Record<Language, Readonly<Record<PhraseId, string>>>> = { en };

const parsed = new Map<string, readonly Element[]>();

/** The parsed message of a phrase. Each message is parsed once; one that makes no sense throws. */
export function message(id: PhraseId, language: Language = 'en'): readonly Element[] {
  const key = `${language}/${id}`;
  const before = parsed.get(key);
  if (before !== undefined) return before;
  const elements = parseMessage(languages[language][id]);
  parsed.set(key, elements);
  return elements;
}
