/** The rows of a network's balances: in which order they stand, and what is said of a token's symbol. */
import { tag as language } from '@readback/phrases/words/language.ts';
import { isOddSymbol } from '@readback/core/text/oddSymbol.ts';
import type { SeenAccount, SeenToken } from '../holdings/seen.ts';

export type HoldingRow = SeenToken &
  Readonly<{
    /** The symbol reads as something else, or deceives the eye. */
    odd: boolean;
    /** Another token here has the same symbol, whatever its capitals. */
    twin: boolean;
  }>;

/** Tokens that hold something first, then by symbol and address. Listed ones only while they hold something. */
export function holdingRows(seen: SeenAccount, native: string): readonly HoldingRow[] {
  const shown = seen.tokens.filter((it) => !it.listed || (it.balance.value ?? 0n) > 0n);
  const counts = new Map<string, number>();
  for (const it of shown) counts.set(symbolKey(it), (counts.get(symbolKey(it)) ?? 0) + 1);
  return shown
    .map((it) => ({
      ...it,
      odd: it.symbol !== undefined && isOddSymbol(it.symbol, native),
      twin: it.symbol !== undefined && (counts.get(symbolKey(it)) ?? 0) > 1,
    }))
    .toSorted((one, other) => rank(one) - rank(other) || order(one).localeCompare(order(other), language));
}

function rank({ balance }: SeenToken): number {
  if (balance.value === undefined) return 2;
  return balance.value > 0n ? 0 : 1;
}

function order(it: SeenToken): string {
  return `${symbolKey(it)} ${it.address.toLowerCase()}`;
}

function symbolKey({ symbol }: SeenToken): string {
  return (symbol ?? '').normalize('NFKC').toLowerCase();
}
