import type { ActivityEntry } from './activityEntry.ts';
import { surplus, tooWhole } from './surplus.ts';
import type { Table } from './table.ts';

/** Keeps Activity within its bounds: the oldest entries are forgotten, and older ones give up their readback. */
export async function trim(
  table: Pick<Table<ActivityEntry>, 'rows' | 'removeAll' | 'changeAll'>,
): Promise<void> {
  table.removeAll(surplus([...table.rows().values()]));
  const old = tooWhole([...table.rows().values()]);
  if (old.length === 0) return;
  // It makes sentences, and is wanted seldom.
  const { lightened } = await import('./lightened.ts');
  table.changeAll(
    old.map(({ id }) => id),
    lightened,
  );
}
