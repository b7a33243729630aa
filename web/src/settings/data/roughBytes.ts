import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { tagged } from '../../data/exports/taggedJson.ts';

/** How many rows are weighed. */
const sample = 20;

/** About how many bytes rows take as text: some of them are weighed, from all over the list. */
export function roughBytes(rows: readonly unknown[]): number {
  if (rows.length === 0) return 0;
  const step = Math.max(1, Math.floor(rows.length / sample));
  const weighed = rows.filter((_, at) => at % step === 0);
  return Math.round(
    (weighed.reduce<number>((sum, row) => sum + weight(row), 0) / weighed.length) * rows.length,
  );
}

function weight(row: unknown): number {
  try {
    return tagged(row).length;
  } catch {
    return 0;
  }
}

/** "1.2 MB": two digits are enough for what is estimated. */
export function bytesWords(bytes: number): string {
  if (bytes < 1_000) return bytes === 0 ? words.sizes.none : words.sizes.small;
  const [said, unit] =
    bytes < 1_000_000 ? ([words.sizes.kB, 1_000] as const) : ([words.sizes.MB, 1_000_000] as const);
  return fill(said, { size: Number((bytes / unit).toPrecision(2)) });
}
