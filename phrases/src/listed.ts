import { tag as language } from '#words/language.ts';

const all = new Intl.ListFormat(language, { type: 'conjunction' });
const one = new Intl.ListFormat(language, { type: 'disjunction' });

/** Items as the language lists them: "a, b, and c". */
export function listed(items: readonly string[]): string {
  return all.format(items);
}

/** Items of which one holds: "a, b, or c". */
export function disjoined(items: readonly string[]): string {
  return one.format(items);
}
