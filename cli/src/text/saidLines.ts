import { sidesOf } from '@readback/core/hearback/said/sidesOf.ts';
import { whyNotCompared } from '@readback/core/intent/whyNotCompared.ts';
import { intentPhrases } from '@readback/core/intent/intentPhrases.ts';
import type { Finding } from '@readback/core/model/finding.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import { groupBy } from '@readback/core/kit/groupBy.ts';
import { fill } from '@readback/phrases/fill.ts';
import { plain } from '@readback/phrases/plain.ts';
import * as words from '@readback/phrases/words/cli/said.ts';
import * as table from '@readback/phrases/words/differences.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import { saidOf, type SaidPart } from '../said.ts';
import { type Line, line } from './line.ts';
import type { Page } from './pageContent.ts';

/** How the request compares with the file of `--intent`, in one line; nothing without one. */
export function saidHead(
  { readback, facts }: Pick<Page, 'readback' | 'facts'>,
  say: Say = (phrases) => plain(phrases, facts),
): readonly Line[] {
  const parts = saidOf(readback);
  if (parts === undefined) return [];
  if (parts.some(({ state }) => state === 'differs'))
    return [line(0, { text: words.notAsYouSaid, tone: 'stop' })];
  const [open] = parts.filter(({ state }) => state === 'notCompared');
  if (open === undefined) return [line(0, { text: words.asYouSaid, tone: 'read' })];
  const why = whyNotCompared(readback);
  const text =
    why.length > 0 ? fill(words.openSince, { why: say(why) }) : fill(words.open, { why: reasonOf(open) });
  return [line(0, { text, tone: 'notFullyRead' })];
}

/** Whether a finding says in what the request is not as the file of `--intent` says: `saidLines` has it, as a row. */
export function isDifference({ rule, outcome }: Finding): boolean {
  return outcome === 'fired' && rule.startsWith('intent.');
}

/**
 * What the file of `--intent` says, in what the request differs, side by side, what of it was compared, and what was not and
 * why.
 */
export function saidLines(
  { readback, facts }: Pick<Page, 'readback' | 'facts'>,
  say: Say = (phrases) => plain(phrases, facts),
): readonly Line[] {
  const { intent } = readback.incoming;
  const parts = saidOf(readback);
  if (intent === undefined || parts === undefined) return [];
  const named = (state: SaidPart['state']) =>
    parts.filter((it) => it.state === state).map(({ rule }) => words.parts[rule]);
  const all = (text: string, its: readonly string[]) =>
    its.length === 0 ? [] : [line(2, fill(text, { parts: its.join(', ') }))];
  const open = parts.filter(({ state }) => state === 'notCompared');
  const isBytes = parts.some(({ missing }) => missing.some(({ fact }) => fact === 'effects'));
  return [
    line(2, say(intentPhrases(intent))),
    ...differenceLines(readback.findings, say),
    ...all(words.asSaid, named('asSaid')),
    ...[...groupBy(open, reasonOf)].map(([why, its]) =>
      line(2, fill(words.notCompared, { parts: its.map(({ rule }) => words.parts[rule]).join(', '), why })),
    ),
    ...(isBytes ? [line(2, words.bytesOnly)] : []),
  ];
}

type Say = (phrases: Phrase | readonly Phrase[]) => string;

/** In characters: what is longer stands as it is, and moves no other row. */
const mostAligned = 44;

/** A row a difference, each once, in columns. */
function differenceLines(findings: readonly Finding[], say: Say): readonly Line[] {
  const rows = findings.flatMap((it): readonly (readonly [string, string, string])[] => {
    const sides = it.outcome === 'fired' && isDifference(it) ? sidesOf(it.says) : undefined;
    return sides === undefined ? [] : [[table.of[sides.of], say(sides.said), say(sides.found)]];
  });
  if (rows.length === 0) return [];
  const once = [...new Map(rows.map((it) => [it.join('\n'), it])).values()];
  const all = [['', table.youSaid, table.found.request] as const, ...once];
  const widest = (at: 0 | 1) => Math.min(mostAligned, Math.max(...all.map((it) => it[at].length)));
  return all.map(([of, said, found], at) =>
    line(2, `${of.padEnd(widest(0))}  ${said.padEnd(widest(1))}  `, {
      text: found,
      tone: at === 0 ? 'plain' : 'stop',
    }),
  );
}

function reasonOf({ rule, missing }: SaidPart): string {
  const effects = missing.find(({ fact }) => fact === 'effects');
  const { why } = effects ?? missing.find((it) => it.why !== undefined) ?? {};
  const isText = missing.some(({ fact }) => fact === 'message.text');
  const unread = rule === 'intent.scope' ? words.otherActs : isText ? words.promises : words.unread;
  const reason = why === undefined ? unread : whyWords[why];
  return effects === undefined ? reason : fill(words.noSimulation, { why: reason });
}
