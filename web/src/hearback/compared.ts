import type { SpokenDifference, SpokenRow } from '@readback/core/hearback/spoken/spoken.ts';
import type { FactId } from '@readback/core/model/fact.ts';
import type { Hearback, HearbackLine } from '@readback/core/model/hearback.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';

/** What was read beside what happened: named by a sentence of the engine, or as a decoded value. */
export type ComparedRow = Readonly<{
  label: Phrase | SpokenRow['what'];
  readBack: FactId;
  happened: FactId;
  same: boolean;
}>;

/** What is compared: `rows` to be read, and `bytes`, the fields that decoded rows represent. */
export type ComparedRows = Readonly<{ rows: readonly ComparedRow[]; bytes: readonly HearbackLine[] }>;

const bytes: ReadonlySet<string> = new Set(['mined.to', 'mined.value', 'mined.data']);

/** The fields that come right after what moved, in this order; all others after them. */
const early = ['mined.chain', 'mined.fee'];

/**
 * The rows of a hearback in the order in which they are read. Where a difference is said in decoded values, those are
 * first, and the fields that they represent are apart; every other line stays.
 */
export function comparedRows({ lines }: Hearback, spoken: SpokenDifference | undefined): ComparedRows {
  if (spoken === undefined) return { rows: lines, bytes: [] };
  const rest = lines.filter(({ happened }) => !bytes.has(happened));
  const order = ({ happened }: HearbackLine) => {
    const at = early.indexOf(happened);
    return at < 0 ? early.length : at;
  };
  return {
    rows: [
      ...spoken.rows.map(({ what, ...row }) => ({ ...row, label: what })),
      ...rest.toSorted((a, b) => order(a) - order(b)),
    ],
    bytes: lines.filter(({ happened }) => bytes.has(happened)),
  };
}
