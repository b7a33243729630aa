/** What the user set about the page itself. In local storage, since the theme must be known before the first paint. */
import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';

export type Settings = Readonly<{ theme: Theme }>;

/** `public/theme.js` reads the same place. */
const place = 'readback.settings';
const schema = 1;
const standard: Settings = { theme: 'system' };
const listeners = new Set<() => void>();

let current = read();

/** The settings of today; the standard ones when nothing can be kept. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, () => current);
}

/** The theme that is set now. */
export function theme(): Theme {
  return current.theme;
}

/** Sets the theme at once, and for later visits when the browser keeps anything. */
export function setTheme(next: Theme): void {
  current = { ...current, theme: next };
  try {
    localStorage.setItem(place, JSON.stringify({ schema, ...current }));
  } catch {
    // Blocked or full: the setting holds until the page is closed.
  }
  show();
}

/** Puts the theme on the page and keeps it there as the system or another tab changes it. */
export function followTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  addEventListener('storage', (event) => {
    if (event.key !== place) return;
    current = read();
    show();
  });
  show();
}

function show() {
  const dark =
    current.theme === 'dark' ||
    (current.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    const known =
      typeof stored === 'object' && stored !== null && 'schema' in stored && stored.schema === schema;
    if (!known || !('theme' in stored)) return standard;
    return stored.theme === 'light' || stored.theme === 'dark' ? { theme: stored.theme } : standard;
  } catch {
    return standard;
  }
}
