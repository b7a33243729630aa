/**
 * Where the page is: the part of its address behind `#`, which never reaches the log of a server. Followed here, and
 * changed by `navigate`; whatever else changes it (the address bar, Back, a link of another page) is heard of too.
 */
import { useSyncExternalStore } from 'react';
import type { Address } from './formOrigin.ts';
import { type Place, readPlace } from './address.ts';
import { hrefOf, type Target } from './places.ts';

/** How the page came to where it is: by a press here (`PUSH`, `REPLACE`), or in any other way (`GO`). */
export type Action = 'PUSH' | 'REPLACE' | 'GO';

export type Arrival = Readonly<{
  place: Place;
  action: Action;
  /** Of the step in the browser's history, where this page made it. */
  key: string | undefined;
  /** What is inspected stays where it is: only a part of the screen changed. */
  still: boolean;
}>;

export type NavigateOptions = Readonly<{
  /** Takes the place of this step in the history. */
  replace?: boolean;
  /** False: the screen is not scrolled to its top. */
  resetScroll?: boolean;
}>;

const listeners = new Set<(arrival: Arrival) => void>();
let seen = '';
let current: Arrival = { place: readPlace(''), action: 'GO', key: undefined, still: false };

/** Follows the address from now on. Called once, before anything is drawn. */
export function followPlaces(): void {
  arrive('GO', false);
  // Not every browser says both of each change.
  for (const event of ['popstate', 'hashchange'])
    addEventListener(event, () => {
      if (location.href !== seen) arrive('GO', false);
    });
}

/** The same for whoever follows how an address came to be (`inbox/formOrigin.ts`). */
export const pageAddress: Address = {
  get location() {
    return { pathname: current.place.path, search: current.place.state };
  },
  subscribe: (listener) => subscribeHere(({ action }) => listener({ action: { type: action } })),
};

export function here(): Arrival {
  return current;
}

export function useHere(): Arrival {
  return useSyncExternalStore(subscribeHere, here);
}

export function subscribeHere(listener: (arrival: Arrival) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Goes to another place of this page, or to another state of the same. */
export function navigate({ replace, resetScroll = true, ...target }: Target & NavigateOptions): void {
  const href = hrefOf(target);
  // As browsers do: going where one is makes no step.
  const instead = replace === true || new URL(href, location.href).href === location.href;
  const state = { key: crypto.randomUUID() };
  if (instead) history.replaceState(state, '', href);
  else history.pushState(state, '', href);
  arrive(instead ? 'REPLACE' : 'PUSH', !resetScroll);
}

function arrive(action: Action, still: boolean): void {
  seen = location.href;
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : undefined;
  current = { place: readPlace(location.hash), action, key, still };
  for (const listener of listeners) listener(current);
}
