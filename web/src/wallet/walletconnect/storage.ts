/**
 * Where WalletConnect keeps its pairing and its session keys: a database of its own, apart from what is exported.
 * In memory for as long as the page is open when the browser keeps nothing.
 */
import type { SignClient } from '@walletconnect/sign-client';
import { clear, createStore, entries, del, set } from 'idb-keyval';
import { settled } from '../../data/rows/settled.ts';

type Options = NonNullable<Parameters<typeof SignClient.init>[0]>;

export type SessionStore = NonNullable<Options['storage']> & { forget: () => Promise<void> };

/** Reads what was kept, once. Never rejects. */
export async function openSessionStore(name = 'readback-walletconnect'): Promise<SessionStore> {
  const disk = await settled(() => createStore(name, 'rows'));
  const kept = disk && (await settled(() => entries<string, unknown>(disk)));
  const memory = new Map<string, unknown>(kept ?? []);
  return {
    getKeys: async () => [...memory.keys()],
    getEntries: async <T>() => [...memory] as [string, T][],
    getItem: async <T>(key: string) => memory.get(key) as T | undefined,
    async setItem(key, value) {
      memory.set(key, value);
      if (disk) await settled(() => set(key, value, disk));
    },
    async removeItem(key) {
      memory.delete(key);
      if (disk) await settled(() => del(key, disk));
    },
    async forget() {
      memory.clear();
      if (disk) await settled(() => clear(disk));
    },
  };
}
