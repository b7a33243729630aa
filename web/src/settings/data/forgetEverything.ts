import { settled } from '../../data/rows/settled.ts';
import { ownedTables } from '../../data/exports/owned.ts';

/** What everything of ours in this browser begins with: other pages may share the host. */
const own = /^readback[.-]/;

/**
 * Deletes all that this page keeps in this browser: the user's tables, settings, what was fetched, and what connects
 * wallets. Then the page is to be opened again, since much of it is still in memory. Never rejects.
 */
export async function forgetEverything(forgetFetched: () => Promise<void>): Promise<void> {
  for (const { table } of ownedTables) table.clear();
  await Promise.all(ownedTables.map(({ table }) => table.written()));
  await forgetFetched();
  for (const storage of [() => localStorage, () => sessionStorage]) await settled(() => clearOwn(storage()));
  const listed = await settled(() => indexedDB.databases());
  for (const { name } of listed ?? []) if (name && own.test(name)) await settled(() => emptied(name));
}

function clearOwn(storage: Storage) {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  for (const key of keys) if (key !== null && own.test(key)) storage.removeItem(key);
}

/** Empties a database: deleting it would wait for every tab that has it open. */
function emptied(name: string): Promise<void> {
  return new Promise((settle, fail) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) {
        database.close();
        return settle();
      }
      const change = database.transaction(stores, 'readwrite');
      for (const store of stores) change.objectStore(store).clear();
      change.oncomplete = () => {
        database.close();
        settle();
      };
      change.onabort = () => {
        database.close();
        fail(change.error);
      };
    };
  });
}
