import type { ActivityEntry } from './activityEntry.ts';
import type { Bounded } from '../rows/bounded.ts';
import { handovers } from './handovers.ts';
import { surplus, tooWhole } from './surplus.ts';
import type { Table } from '../rows/table.ts';
import { forgetOldest } from '../rows/unheld.ts';

/** So many readbacks are let go at a time: each is put into words. */
const portion = 20;

/**
 * Keeps Activity within its bounds: the oldest entries are forgotten, and older ones give up their readback. All of it
 * in portions, so that the page answers meanwhile. `more` where there may be more on the disk than is held here.
 * Rejects where the browser keeps nothing.
 */
export async function trim(table: Trimmed, more?: Bounded): Promise<void> {
  table.removeAll(surplus([...table.rows().values()]));
  await lighten(table);
  if (more) await forgetOldest(table, more, await handedOver());
}

type Trimmed = Pick<Table<ActivityEntry>, 'name' | 'rows' | 'removeAll' | 'changeAll'>;

async function lighten(table: Trimmed): Promise<void> {
  const old = tooWhole([...table.rows().values()]).map(({ id }) => id);
  if (old.length === 0) return;
  // It makes sentences, and is wanted seldom.
  const { lightened } = await import('./lightened.ts');
  for (let at = 0; at < old.length; at += portion) {
    table.changeAll(old.slice(at, at + portion), lightened);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** Of what was handed over Activity may not say yet that a wallet has it. */
async function handedOver(): Promise<ReadonlySet<string>> {
  const all = await handovers.all();
  return new Set(all.flatMap(({ id, settled }) => (settled ? [] : [id])));
}
