import { tag as language } from '#words/language.ts';

const list = new Intl.ListFormat(language, { type: 'conjunction' });

/** Items as the language lists them: "a, b, and c". */
export function listed(items: readonly string[]): string {
  return list.format(items);
}
