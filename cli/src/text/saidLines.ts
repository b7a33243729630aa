import { intentPhrases } from '@readback/core/intent/intentPhrases.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { groupBy } from '@readback/core/kit/groupBy.ts';
import { fill } from '@readback/phrases/fill.ts';
import { plain } from '@readback/phrases/plain.ts';
import * as words from '@readback/phrases/words/cli/said.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import { saidOf, type SaidPart } from '../said.ts';
import { type Line, line } from './line.ts';
import type { Page } from './pageContent.ts';

/** How the request compares with the file of `--intent`, in one line; nothing without one. */
export function saidHead(readback: Readback): readonly Line[] {
  const parts = saidOf(readback);
  if (parts === undefined) return [];
  if (parts.some(({ state }) => state === 'differs'))
    return [line(0, { text: words.notAsYouSaid, tone: 'stop' })];
  const [open] = parts.filter(({ state }) => state === 'notCompared');
  if (open === undefined) return [line(0, { text: words.asYouSaid, tone: 'read' })];
  return [line(0, { text: fill(words.open, { why: reasonOf(open) }), tone: 'notFullyRead' })];
}

/** What the file of `--intent` says, what of it was compared with the request, and what was not and why. */
export function saidLines({ readback, facts }: Page): readonly Line[] {
  const { intent } = readback.incoming;
  const parts = saidOf(readback);
  if (intent === undefined || parts === undefined) return [];
  const named = (state: SaidPart['state']) =>
    parts.filter((it) => it.state === state).map(({ rule }) => words.parts[rule]);
  const all = (text: string, its: readonly string[]) =>
    its.length === 0 ? [] : [line(2, fill(text, { parts: its.join(', ') }))];
  // What differs is told by its warning; that it could not be compared whole is told of the rest.
  const open = parts.filter(({ state }) => state === 'notCompared');
  const isBytes = parts.some(({ missing }) => missing.some(({ fact }) => fact === 'effects'));
  return [
    line(2, plain(intentPhrases(intent), facts)),
    ...all(words.asSaid, named('asSaid')),
    ...all(words.differs, named('differs')),
    ...[...groupBy(open, reasonOf)].map(([why, its]) =>
      line(2, fill(words.notCompared, { parts: its.map(({ rule }) => words.parts[rule]).join(', '), why })),
    ),
    ...(isBytes ? [line(2, words.bytesOnly)] : []),
  ];
}

function reasonOf({ missing }: SaidPart): string {
  const effects = missing.find(({ fact }) => fact === 'effects');
  const { why } = effects ?? missing.find((it) => it.why !== undefined) ?? {};
  const isText = missing.some(({ fact }) => fact === 'message.text');
  const reason = why === undefined ? (isText ? words.promises : words.unread) : whyWords[why];
  return effects === undefined ? reason : fill(words.noSimulation, { why: reason });
}
