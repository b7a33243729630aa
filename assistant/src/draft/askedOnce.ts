/** One question about words that belong together: “unless he already paid”, “before the 5th of May”. */
import type { DraftAsk, DraftAskKind, Drafted } from './draft.ts';
import type { Token } from './token.ts';

/** The draft in which words that stand together are asked about together. */
export function askedOnce(drafted: Drafted, tokens: readonly Token[], text: string): Drafted {
  const asks: DraftAsk[] = [];
  for (const ask of drafted.asks) {
    const last = asks.at(-1);
    const isOne = last && joins.has(last.kind) && joins.has(ask.kind) && isBeside(last, ask, tokens);
    if (last === undefined || !isOne) asks.push(ask);
    else
      asks[asks.length - 1] = {
        kind: weight.find((it) => it === last.kind || it === ask.kind) ?? last.kind,
        text: text.slice(last.start, ask.end),
        start: last.start,
        end: ask.end,
      };
  }
  return asks.length === drafted.asks.length ? drafted : { ...drafted, asks };
}

/** Questions that may be parts of one. A value, an amount, a symbol, a date and what may mean something else are asked for themselves. */
const weight: readonly DraftAskKind[] = ['negation', 'condition', 'time', 'second', 'who', 'word'];
const joins: ReadonlySet<DraftAskKind> = new Set(weight);

/** Whether nothing is between two questions but words that add nothing. */
function isBeside(last: DraftAsk, next: DraftAsk, tokens: readonly Token[]): boolean {
  return tokens
    .filter((it) => placeOf(it).start >= last.end && placeOf(it).end <= next.start)
    .every((it) => it.is === 'word' && it.lexemes.every((one) => one === 'fill' || one === 'someone'));
}

function placeOf(token: Token): Readonly<{ start: number; end: number }> {
  return token.is === 'value' ? token.handle : token;
}
