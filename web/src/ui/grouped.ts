import { tag as language } from '@readback/phrases/words/language.ts';

const numbers = new Intl.NumberFormat(language);

/** A whole number as the language writes it: 1,234,567. */
export function grouped(it: number | bigint): string {
  return numbers.format(it);
}
