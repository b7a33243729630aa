import * as v from 'valibot';
import { changing } from '../data/base/changing.ts';
import { openSetting } from '../data/base/setting.ts';

/** What the browser says when it is asked not to delete what this page keeps, and with which entry it was asked. */
export type AskedToKeep = Readonly<{ id: string; said: 'asking' | 'granted' | 'refused' }>;

export const askedToKeep = changing<AskedToKeep | undefined>(undefined);

const asked = openSetting({ name: 'askedToKeep', schema: v.boolean(), standard: false });

/**
 * Asks the browser, with the first entry that is signed here and never again, not to delete what this page keeps when
 * the device lacks room. Some browsers ask the user. Never rejects.
 */
export async function askToKeep(id: string): Promise<void> {
  const storage = globalThis.navigator?.storage;
  if (asked.get() || !storage?.persist) return;
  try {
    if (await storage.persisted()) return;
    asked.set(true);
    askedToKeep.set({ id, said: 'asking' });
    askedToKeep.set({ id, said: (await storage.persist()) ? 'granted' : 'refused' });
  } catch {
    if (askedToKeep.get()) askedToKeep.set({ id, said: 'refused' });
  }
}
