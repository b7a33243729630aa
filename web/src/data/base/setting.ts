/**
 * One thing that the user set, kept in local storage under a key of its own, in step with other tabs. Settings are
 * there before the first paint; what grows (entries, names, ABIs) belongs into a table instead.
 */
import { useSyncExternalStore } from 'react';
import type { GenericSchema } from 'valibot';
import { guardedStorage, type TextStore } from './textStore.ts';

export type Setting<T> = Readonly<{
  /** Part of the key in local storage, and the name in an export. */
  name: string;
  get(): T;
  set(value: T): void;
  /** What is read from outside as a value of this setting; undefined when it is not one. */
  read(it: unknown): T | undefined;
  subscribe(listener: () => void): () => void;
}>;

const prefix = 'readback.setting.';
const storage = guardedStorage();

/** What a value has to be: a schema, or, for what the first paint waits for, a function that needs nothing else. */
type Shape<T> = GenericSchema<unknown, T> | ((it: unknown) => T | undefined);

/**
 * Opens a setting. What was kept and no longer fits `schema` counts as never set. The value is plain JSON.
 *
 * @example
 * const gateways = openSetting({ name: 'gateways', schema: v.object({ ipfs: v.string() }), standard: { ipfs: '…' } });
 */
export function openSetting<T>({
  name,
  schema,
  standard,
  store = storage,
}: {
  name: string;
  schema: Shape<T>;
  standard: T;
  store?: TextStore;
}): Setting<T> {
  const key = prefix + name;
  const listeners = new Set<() => void>();
  const read = (it: unknown): T | undefined => {
    if (typeof schema === 'function') return schema(it);
    const read = schema['~standard'].validate(it);
    return read instanceof Promise || read.issues ? undefined : read.value;
  };
  let current = stored(store.getItem(key), read) ?? standard;

  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    if (event.key !== key) return;
    current = stored(event.newValue, read) ?? standard;
    for (const listener of listeners) listener();
  });

  return {
    name,
    get: () => current,
    set(value) {
      current = value;
      store.setItem(key, JSON.stringify(value));
      for (const listener of listeners) listener();
    },
    read,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a setting, as it is now. */
export function useSetting<T>(setting: Setting<T>): T {
  return useSyncExternalStore(setting.subscribe, setting.get, setting.get);
}

function stored<T>(text: string | null, read: (it: unknown) => T | undefined): T | undefined {
  if (text === null) return undefined;
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined;
  }
}
