/**
 * Which screen is shown. A screen's code is fetched when it is first opened; until it is there, what was shown
 * before stays for a moment, so that nothing flashes.
 */
import { type ComponentType, useSyncExternalStore } from 'react';
import { type Place, matchPath } from './address.ts';
import { type Arrival, here, subscribeHere } from './here.ts';
import type { Params, Path, Places } from './places.ts';

export type ScreenProps<P extends Path> = Readonly<{ params: Params<P>; search: Places[P] }>;

export type Screen<P extends Path> = Readonly<{
  path: P;
  /** What the window is called while it is open. */
  title: string;
  /** What of its address makes sense; the rest is as if it were not there. Absent where an address holds nothing. */
  search?: (search: Readonly<Record<string, unknown>>) => Places[P];
  /** Its component, fetched once. */
  load: () => ComponentType<ScreenProps<P>> | Promise<ComponentType<ScreenProps<P>>>;
  /** What must be in memory before it is drawn. Never rejects. */
  needs?: () => Promise<void>;
}>;

/** As the list of all screens holds it. */
export type AnyScreen = Readonly<{
  path: string;
  title: string;
  search?: (search: Readonly<Record<string, unknown>>) => object;
  load: () => ComponentType<AnyProps> | Promise<ComponentType<AnyProps>>;
  needs?: () => Promise<void>;
}>;

export type AnyProps = Readonly<{ params: Readonly<Record<string, string>>; search: object }>;

export type Shown = Readonly<{ arrival: Arrival; title: string | undefined }> &
  (
    | Readonly<{ kind: 'ready'; Component: ComponentType<AnyProps>; props: AnyProps }>
    | Readonly<{ kind: 'failed'; error: unknown }>
    | Readonly<{ kind: 'loading' | 'nowhere' }>
  );

/** In milliseconds: how long what was shown before stays while a screen is fetched. */
const patience = 150;

const listeners = new Set<() => void>();
const loaded = new Map<AnyScreen, ComponentType<AnyProps>>();
let screens: readonly AnyScreen[] = [];
let shown: Shown | undefined;

/** Declares a screen, with the types of its address checked. */
export function screen<const P extends Path>(it: Screen<P>): AnyScreen {
  return it as unknown as AnyScreen;
}

/** Follows where the page is. Called once, after `followPlaces`. */
export function followScreens(all: readonly AnyScreen[]): void {
  screens = all;
  subscribeHere((arrival) => void open(arrival));
  void open(here());
}

export function useShown(): Shown | undefined {
  return useSyncExternalStore(subscribeShown, () => shown);
}

export function subscribeShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function shownNow(): Shown | undefined {
  return shown;
}

/** Tries once more to open what the address names. */
export function reopen(): void {
  shown = undefined;
  void open(here());
}

/** Fetches the code of a screen before it is opened: someone points at a link to it. */
export function prepare(path: string): void {
  const found = screenAt(path);
  if (found && !loaded.has(found.screen)) void componentOf(found.screen).catch(() => undefined);
}

async function open(arrival: Arrival): Promise<void> {
  const { place } = arrival;
  const found = screenAt(place.path);
  if (!found) return show({ kind: 'nowhere', arrival, title: undefined });
  const { screen, params } = found;
  const { title } = screen;
  const ready = (Component: ComponentType<AnyProps>) =>
    show({
      kind: 'ready',
      arrival,
      title,
      Component,
      props: { params, search: screen.search?.(place.search) ?? {} },
    });

  const before = loaded.get(screen);
  if (before && (screen.needs === undefined || isOpen(screen))) return ready(before);
  const timer = setTimeout(() => {
    if (here() === arrival) show({ kind: 'loading', arrival, title });
  }, patience);
  try {
    const [Component] = await Promise.all([componentOf(screen), screen.needs?.()]);
    if (here() === arrival) ready(Component);
  } catch (error) {
    if (here() === arrival) show({ kind: 'failed', arrival, title, error });
  } finally {
    clearTimeout(timer);
  }
}

/** Whether it is what is shown: what it needs is there then. */
function isOpen(screen: AnyScreen): boolean {
  return shown?.kind === 'ready' && loaded.get(screen) === shown.Component;
}

async function componentOf(screen: AnyScreen): Promise<ComponentType<AnyProps>> {
  const component = await screen.load();
  loaded.set(screen, component);
  return component;
}

function screenAt(path: Place['path']) {
  for (const screen of screens) {
    const params = matchPath(screen.path, path);
    if (params) return { screen, params };
  }
  return undefined;
}

function show(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}
