import { tag as language } from '@readback/phrases/words/language.ts';
import * as words from '@readback/phrases/words/web/ui/times.ts';

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const past = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

/** How long ago, in words: "2 minutes ago". Both in milliseconds since the epoch; a clock set back reads as now. */
export function ago(then: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - then) / 1_000));
  for (const [unit, size] of steps)
    if (seconds >= size) return past.format(-Math.floor(seconds / size), unit);
  return words.justNow;
}
