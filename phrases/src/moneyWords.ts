import { tag as language } from '#words/language.ts';
import { fill } from './fill.ts';
import * as words from '#words/money.ts';

/** An amount of dollars as a rough value: three figures, and never as if it were exact. */
export function worthWords(dollars: number): string {
  if (dollars < least) return fill(words.less, { amount: plain(least, 2) });
  const rounded = Number(dollars.toPrecision(3));
  return fill(words.about, { amount: plain(rounded, rounded >= 100 || Number.isInteger(rounded) ? 0 : 2) });
}

/** Cents are the smallest that is written. */
const least = 0.01;

function plain(dollars: number, places: 0 | 2): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(dollars);
}
