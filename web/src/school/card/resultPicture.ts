/** How one flight was decided, as an SVG picture that needs nothing else. */
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/school/card.ts';
import { verdicts } from '@readback/phrases/words/web/ui/verdicts.ts';
import type { Decided } from '../../data/own/flights.ts';
import { measureWords, type OutcomeWords } from './decision.ts';
import { drawing, element, ink, linesOf, text } from './drawing.ts';

export const resultSize = { width: 600, height: 400 } as const;

export type Result = Readonly<{
  /** What the flight is called. */
  flight: string;
  outcome: Pick<OutcomeWords, 'title' | 'tone'>;
  decided: Decided;
}>;

const colors = { right: ink.ok, wrong: ink.warn, stop: ink.stop, plain: ink.text } as const;

/** The picture, with a day as the user reads days. */
export function resultPicture({ flight, outcome, decided }: Result, day: string): string {
  const { width, height } = resultSize;
  const color = colors[outcome.tone];
  const title = linesOf(outcome.title, 33).map((line, at) =>
    text({ x: 40, y: 156 + at * 40, size: 30, color: ink.text, bold: true }, line),
  );
  const below = 156 + title.length * 40;
  const name = linesOf(flight, 46).map((line, at) =>
    text({ x: 40, y: below + 8 + at * 28, size: 22, color: ink.mute }, line),
  );
  const { verdict, first } = decided;
  const measured = [
    ...(verdict === undefined ? [] : [fill(words.verdict, { verdict: verdicts[verdict] })]),
    measureWords(decided),
    ...(first ? [words.first] : []),
  ].join(' · ');
  return drawing(`${outcome.title}. ${flight}`, resultSize, [
    element('rect', { width: 12, height, rx: 6, fill: color }),
    text({ x: 40, y: 66, size: 32, color: ink.text, bold: true }, words.name),
    element('rect', { x: 40, y: 88, width: 64, height: 6, rx: 3, fill: color }),
    ...title,
    ...name,
    ...linesOf(measured, 52).map((line, at) => text({ x: 40, y: 322 + at * 26, size: 20, color }, line)),
    text({ x: width - 40, y: 376, size: 20, color: ink.mute, end: true }, day),
  ]);
}
