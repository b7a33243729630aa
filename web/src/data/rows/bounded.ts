import { isRecord } from '../base/shapes.ts';

/** Of a table that is kept within bounds, but may have far more rows on the disk than anybody looks at. */
export type Bounded = Readonly<{
  /** The field of a row, a number, that says how new it is. */
  newest: string;
  /** The field, and its value, of rows that are held however old they are, and are never removed. */
  always: readonly [field: string, value: string];
  /** So many rows are held in memory, besides those. */
  most: number;
  /** There are more on the disk than are held. */
  onMore: () => void;
}>;

/** Whether a row on the disk is one that is never removed. */
export function isAlways({ always: [field, value] }: Bounded, stored: unknown): boolean {
  return isRecord(stored) && isRecord(stored.row) && stored.row[field] === value;
}
