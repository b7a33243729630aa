import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { PhraseId } from '@readback/core/model/phrase.ts';
import { en } from './en.ts';

export type Language = 'en';

const languages: Readonly<Record<Language, Readonly<Record<PhraseId, string>>>> = { en };

const parsed = new Map<string, readonly MessageFormatElement[]>();

/** The parsed message of a phrase. Each message is parsed once; one that is no ICU message throws. */
export function message(id: PhraseId, language: Language = 'en'): readonly MessageFormatElement[] {
  const key = `${language}/${id}`;
  const before = parsed.get(key);
  if (before !== undefined) return before;
  const elements = parse(languages[language][id], { ignoreTag: true, captureLocation: false });
  parsed.set(key, elements);
  return elements;
}
