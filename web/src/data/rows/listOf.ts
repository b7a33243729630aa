import type { Table } from './table.ts';

/** The rows of a table as a list, in `arrange`'s order: the same list until something changes, as React wants it. */
export function listOf<Row>(
  { rows }: Pick<Table<Row>, 'rows'>,
  arrange: (list: readonly Row[]) => readonly Row[] = (list) => list,
): () => readonly Row[] {
  let listed: { of: ReadonlyMap<string, Row>; list: readonly Row[] } | undefined;
  return () => {
    const now = rows();
    if (listed?.of !== now) listed = { of: now, list: arrange([...now.values()]) };
    return listed.list;
  };
}
