/**
 * Keys to services of others. In memory, until the page is closed; on this device only if the user says so: sealed with
 * a key of the browser that no script can read out, and bound to one address.
 */
import { createStore, del, get, set } from 'idb-keyval';
import { useSyncExternalStore } from 'react';

/** `forTab`: it outlives a reload, and is gone with the tab. */
export type HeldKey = Readonly<{ baseUrl: string; key: string; remembered: boolean; forTab?: boolean }>;

export type KeyHolder = Readonly<{
  /** The key for an address; undefined when none is held for exactly this one. */
  keyFor(baseUrl: string): string | undefined;
  /** What is held, as it is now. */
  useHeldKey(): HeldKey | undefined;
  /** Holds a key for one address. False when it was to be remembered and this browser cannot keep it. */
  holdKey(baseUrl: string, key: string, remember: boolean | 'tab'): Promise<boolean>;
  /** Takes up a key that was remembered for this address. What was sealed for another one does not open. */
  recallKey(baseUrl: string): Promise<void>;
  /** Forgets the key, in memory and on the disk. */
  forgetKey(): void;
}>;

type Sealed = Readonly<{
  baseUrl: string;
  forTab?: boolean;
  seal: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}>;

/** Holds one key. `database` is where it is remembered, `purpose` what it is sealed for: no other opens it. */
export function keyHolder({ database, purpose }: Readonly<{ database: string; purpose: string }>): KeyHolder {
  const store = createStore(database, 'key');
  const place = 'key';
  const listeners = new Set<() => void>();
  let held: HeldKey | undefined;
  /** Counts what was done by the user: what is read from the disk late does not undo it. */
  let acts = 0;

  function show(next: HeldKey | undefined): void {
    held = next;
    acts += 1;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    keyFor: (baseUrl) => (held?.baseUrl === baseUrl ? held.key : undefined),
    useHeldKey: () => useSyncExternalStore(subscribe, () => held),
    holdKey: async (baseUrl, key, remember) => {
      show({ baseUrl, key, remembered: false });
      const now = acts;
      await attempt(() => del(place, store));
      if (!remember) return true;
      const sealed = await attempt(async () => {
        const forTab = remember === 'tab';
        const it = await seal(forTab ? `${purpose}/${tabMark(purpose, true)}` : purpose, baseUrl, key);
        if (now !== acts) return false;
        await set(place, { ...it, forTab }, store);
        return true;
      });
      if (sealed && now === acts) show({ baseUrl, key, remembered: true, forTab: remember === 'tab' });
      return sealed === true;
    },
    recallKey: async (baseUrl) => {
      if (held?.baseUrl === baseUrl) return;
      const now = acts;
      const found = await attempt(async () => {
        const sealed: unknown = await get(place, store);
        if (!isSealed(sealed)) return undefined;
        const forTab = sealed.forTab === true;
        const by = forTab ? `${purpose}/${tabMark(purpose, false)}` : purpose;
        return { key: await open(by, sealed, baseUrl), forTab };
      });
      if (found !== undefined && now === acts) show({ baseUrl, ...found, remembered: true });
    },
    forgetKey: () => {
      show(undefined);
      void attempt(() => del(place, store));
    },
  };
}

/** What only this tab knows, and forgets when it is closed: without it what was sealed for the tab does not open. */
function tabMark(purpose: string, make: boolean): string {
  const place = `readback.tab.${purpose}`;
  const before = sessionStorage.getItem(place);
  if (before !== null || !make) return before ?? '';
  const mark = crypto.randomUUID();
  sessionStorage.setItem(place, mark);
  return mark;
}

/** What is sealed opens only together with the address that it was sealed for. */
function boundTo(purpose: string, baseUrl: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`readback/${purpose}/v1|${baseUrl}`);
}

async function seal(purpose: string, baseUrl: string, key: string): Promise<Sealed> {
  const by = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const how = { name: 'AES-GCM', iv, additionalData: boundTo(purpose, baseUrl) };
  const data = await crypto.subtle.encrypt(how, by, new TextEncoder().encode(key));
  return { baseUrl, seal: by, iv, data };
}

async function open(purpose: string, { seal: by, iv, data }: Sealed, baseUrl: string): Promise<string> {
  const how = { name: 'AES-GCM', iv, additionalData: boundTo(purpose, baseUrl) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(how, by, data));
}

function isSealed(it: unknown): it is Sealed {
  return typeof it === 'object' && it !== null && 'seal' in it && 'iv' in it && 'data' in it;
}

async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
