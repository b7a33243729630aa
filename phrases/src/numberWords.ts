import { tag as language } from '#words/language.ts';

// A figure is never rounded: the standard would cut it after three decimals.
const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 20 });

/** A number as the language writes it: 1,234,567. */
export function numberWords(it: number | bigint): string {
  return numbers.format(it);
}
