import { valueOf } from '@readback/core/model/known.ts';
import { isOnlyClaimed, summed } from '@readback/phrases/moveWords.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/changes.ts';
import { more } from '@readback/phrases/words/cli/values.ts';
import { type Line, line } from './line.ts';
import { addressWords, amountWords } from './names.ts';
import type { Page } from './pageContent.ts';

/** How many are written out. */
const most = 40;

/** What goes from whom to whom, summed by asset, in the order in which it moves. */
export function moveLines({ readback, facts, context }: Page): readonly Line[] {
  const moves = summed(valueOf(readback.effects)?.moves ?? []);
  const lines = moves.slice(0, most).map((move) => {
    const from = addressWords(move.from, facts, context.own);
    const to = addressWords(move.to, facts, context.own);
    const said = fill(words.move, { amount: amountWords(move.amount, move.asset, facts), from, to });
    if (!isOnlyClaimed(move)) return line(2, said);
    return line(2, said, { text: `; ${words.moveClaimed}`, tone: 'caution' });
  });
  if (moves.length <= most) return lines;
  return [...lines, line(2, fill(more, { count: moves.length - most }))];
}
