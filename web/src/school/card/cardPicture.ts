/** The card of the first course as an SVG picture that needs nothing else: no font, no style sheet, no host. */
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/school/card.ts';
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
  const inside = [
    element('title', {}, escaped(cardWords(tally))),
    element('rect', { width, height, rx: 16, fill: ink.panel }),
    text({ x: 40, y: 66, size: 32, color: ink.text, bold: true }, words.name),
    text({ x: 40, y: 102, size: 24, color: ink.mute }, words.course),
    ...lines,
    ...ticks,
    text({ x: width - 40, y: 364, size: 24, color: ink.mute, end: true }, day),
  ];
  const xmlns = 'http://www.w3.org/2000/svg';
  return element('svg', { xmlns, viewBox: [0, 0, width, height].join(' '), width, height }, inside.join(''));
}

/** A picture has its own colors: it is looked at elsewhere. */
const ink = { panel: '#161d21', text: '#e9eef1', mute: '#93a1ab', ok: '#5fd38d', warn: '#ffb838' } as const;

type Style = Readonly<{ x: number; y: number; size: number; color: string; bold?: true; end?: true }>;

function text({ x, y, size, color, bold, end }: Style, says: string): string {
  const more = { ...(bold ? { 'font-weight': 700 } : {}), ...(end ? { 'text-anchor': 'end' } : {}) };
  const font = { 'font-family': 'B612,Verdana,sans-serif', 'font-size': size };
  return element('text', { x, y, ...font, fill: color, ...more }, escaped(says));
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, inside = ''): string {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${all.join('')}>${inside}</${name}>`;
}

function escaped(it: string): string {
  return it.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

function seconds(ms: number): number {
  return Math.max(1, Math.round(ms / 1_000));
}
