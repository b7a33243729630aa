import { valueOf } from '@readback/core/model/known.ts';
import { isOnlyClaimed, summed } from '@readback/phrases/moveWords.ts';
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
    const said = `${amountWords(move.amount, move.asset, facts)} from ${from} to ${to}`;
    if (!isOnlyClaimed(move)) return line(2, said);
    return line(2, said, { text: '; claimed by the contract, not seen in balances', tone: 'caution' });
  });
  if (moves.length <= most) return lines;
  return [...lines, line(2, `… and ${moves.length - most} more: --json has all of them.`)];
}
