/** The card of the first course as an SVG picture that needs nothing else: no font, no style sheet, no host. */
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/school/card.ts';
import { drawing, element, ink, text } from './drawing.ts';
import type { Tally } from './tally.ts';

export const cardSize = { width: 600, height: 400 } as const;

/** What the card says, in one line. */
export function cardWords({ flights, attacks, caught, ms }: Tally): string {
  return fill(words.described, { flights, attacks, caught, seconds: seconds(ms) });
}

/** The picture, with a day as the user reads days. */
export function cardPicture(tally: Tally, day: string): string {
  const { flights, attacks, caught, right, ms } = tally;
  const numbers = [
    { big: String(flights), small: fill(words.flights, { count: flights }), color: ink.text },
    { big: String(caught), small: fill(words.caught, { all: attacks }), color: ink.ok },
    { big: String(seconds(ms)), small: words.median, color: ink.text },
  ];
  const lines = numbers.map(({ big, small, color }, at) => {
    const y = 172 + at * 62;
    return (
      text({ x: 40, y, size: 52, color, bold: true }, big) +
      text({ x: 150, y, size: 26, color: ink.text }, small)
    );
  });
  const ticks = Array.from({ length: flights }, (_, at) => {
    const [color, high] = at < right ? [ink.ok, 16] : [ink.warn, 8];
    return element('rect', { x: 40 + at * 48, y: 364 - high, width: 40, height: high, rx: 2, fill: color });
  });
  const { width, height } = cardSize;
  return drawing(cardWords(tally), { width, height }, [
    text({ x: 40, y: 66, size: 32, color: ink.text, bold: true }, words.name),
    text({ x: 40, y: 102, size: 24, color: ink.mute }, words.course),
    ...lines,
    ...ticks,
    text({ x: width - 40, y: 364, size: 24, color: ink.mute, end: true }, day),
  ]);
}

function seconds(ms: number): number {
  return Math.max(1, Math.round(ms / 1_000));
}
