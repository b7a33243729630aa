/** Text kept in local storage; in memory for as long as the page is open when the browser keeps nothing. */
export type TextStore = Readonly<{
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}>;

/** Local storage behind a guard: blocked or full storage is not an error, what was set holds until the page is closed. */
export function guardedStorage(storage: () => TextStore = () => localStorage): TextStore {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (it: TextStore) => T): T | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((it) => it.getItem(key)) ?? null,
    setItem(key, value) {
      const kept = attempt((it) => {
        it.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((it) => it.removeItem(key));
    },
  };
}
