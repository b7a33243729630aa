import { useSyncExternalStore } from 'react';
import type { Keeping } from '../../data/rows/table.ts';
import { ownedTables } from '../../data/exports/owned.ts';

/** Why something of the user's is not on the disk, or not all of it is here; undefined where everything is kept. */
export function useWhyNotKept(): Exclude<Keeping, 'kept'> | undefined {
  return useSyncExternalStore(subscribe, whyNot);
}

function subscribe(changed: () => void): () => void {
  const ends = ownedTables.map(({ table }) => table.subscribe(changed));
  return () => {
    for (const end of ends) end();
  };
}

function whyNot(): Exclude<Keeping, 'kept'> | undefined {
  for (const { table } of ownedTables) {
    const it = table.keeping();
    if (it !== 'kept') return it;
  }
  return undefined;
}
