import { tag as language } from '#words/language.ts';

const all = new Intl.ListFormat(language, { type: 'conjunction' });
const one = new Intl.ListFormat(language, { type: 'disjunction' });

/** Items as the language lists them: "a, b, and c". */
export function listed(items: readonly string[]): string {
  return all.format(items);
}

/** The places of so many items as the language lists them, each a number, and the words between. */
export function listedPlaces(count: number): readonly (number | string)[] {
  const places = Array.from({ length: count }, (_, at) => String(at));
  return all.formatToParts(places).map(({ type, value }) => (type === 'element' ? Number(value) : value));
}

/** Items of which one holds: "a, b, or c". */
export function disjoined(items: readonly string[]): string {
  return one.format(items);
}
