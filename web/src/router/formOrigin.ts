/**
 * Whether the form that is open was filled in by a link. Some forms keep their state in the address, so that it can
 * be kept and shared; whoever makes such an address has written the request.
 *
 * The rule, by address (path and state of the screen that is shown):
 *
 * - A form without any state is the user's own.
 * - A state that was there when the page was opened, or that was put into the address from outside (the address bar,
 *   another window, Back and Forward), came by link, unless this tab wrote the very same address before. What it
 *   wrote is remembered for as long as the tab lives, across reloads.
 * - A state that a screen of this page leads to from another screen (a press on a contract in Accounts) is own.
 * - A state that follows from the one before on the same screen has the origin of the one before: editing a form
 *   that a link filled in does not make it the user's own. Nor does what takes the place of a link's address, on
 *   whichever path: the router itself puts an address that is written oddly into its usual form.
 * - `makeFormMine` makes what is open now, and what follows from it, the user's own.
 *
 * Only the router's navigation counts as this page's own. A plain `location.hash = …` looks like one from outside.
 */
import { useSyncExternalStore } from 'react';

export type FormOrigin = 'link' | 'own';

/** The part of the router's history that is followed. */
export type Address = Readonly<{
  location: Readonly<{ pathname: string; search: string }>;
  subscribe(listener: (it: { action: Readonly<{ type: string }> }) => void): unknown;
}>;

type Session = Pick<Storage, 'getItem' | 'setItem'>;

/** Kept in the storage of the tab, which no other page can write. */
const place = 'readback.ownForms';

const mostKept = 100;
const longestKept = 4_096;

const listeners = new Set<() => void>();
let own: ReadonlySet<string> = new Set();
let here = { path: '', state: '' };
/** Of each screen by its path: one that is being left is shown for a moment longer, and stays what it was. */
let origins: ReadonlyMap<string, FormOrigin> = new Map();
let storage: (() => Session) | undefined;

/** Follows the address from now on. Called once, before the first screen is drawn. */
export function followAddress(address: Address, session: () => Session = () => sessionStorage): void {
  storage = session;
  own = new Set(keptBefore());
  here = placeOf(address);
  origins = new Map([[here.path, own.has(keyOf(here)) ? 'own' : 'link']]);
  address.subscribe(({ action }) => arrived(placeOf(address), action.type));
}

/**
 * Where the state of a form comes from. `path` is that of its screen, `state` whatever of the address the form is made
 * from, empty when there is nothing: an empty form is nobody's.
 */
export function useFormOrigin(path: string, state: string): FormOrigin {
  const arrivedAs = useSyncExternalStore(subscribe, () => formOriginAt(path));
  return state === '' ? 'own' : arrivedAs;
}

/** Where what fills the form of a screen came from when the screen was last open. */
export function formOriginAt(path: string): FormOrigin {
  return origins.get(path) ?? 'link';
}

/** Whether what fills the form that is open came by a link. */
export function arrivedByLink(): boolean {
  return here.state !== '' && formOriginAt(here.path) === 'link';
}

/**
 * Says that this tab writes `state` (as in `location.search`, with its `?`) into the address of the screen that is
 * open, by another way than the router. It keeps the origin of what it follows from.
 */
export function ownFormState(state: string): void {
  if (formOriginAt(here.path) === 'own' || here.state === '') remember({ path: here.path, state });
}

/** The user takes over what is in the form. */
export function makeFormMine(): void {
  remember(here);
  set('own');
}

function arrived(next: typeof here, action: string): void {
  const before = here;
  const was = formOriginAt(before.path);
  here = next;
  const key = keyOf(next);
  if (action !== 'PUSH' && action !== 'REPLACE') return set(own.has(key) ? 'own' : 'link');
  const follows = (before.path === next.path || action === 'REPLACE') && before.state !== '';
  if (follows && was === 'link') return set('link');
  remember(next);
  set('own');
}

function set(next: FormOrigin): void {
  origins = new Map(origins).set(here.path, next);
  for (const listener of listeners) listener();
}

function remember(it: typeof here): void {
  if (it.state === '') return;
  const key = keyOf(it);
  own = new Set([...[...own].filter((other) => other !== key), key].slice(-mostKept));
  try {
    const kept = [...own].filter((other) => other.length <= longestKept);
    storage?.().setItem(place, JSON.stringify(kept));
  } catch {
    // Nothing can be kept: after a reload it counts as come by link, which is the safe side.
  }
}

function keptBefore(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage?.().getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string').slice(-mostKept) : [];
  } catch {
    return [];
  }
}

function placeOf({ location }: Address): typeof here {
  return { path: plainPath(location.pathname), state: location.search };
}

/** The path of the screen that is shown: the router takes one path written in several ways for the same. */
function plainPath(path: string): string {
  return `/${decoded(path).toLowerCase().split('/').filter(Boolean).join('/')}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function keyOf({ path, state }: typeof here): string {
  return path + state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
