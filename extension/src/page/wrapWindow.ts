import {
  call,
  defineProperty,
  dispatch,
  freeze,
  getOwnPropertyDescriptor,
  getOwnPropertyNames,
  isPlatformObject,
  makeEvent,
  stop,
  weakAdd,
  weakGet,
  weakHas,
  weakSet,
} from './natives.ts';
import { type Ask, isProvider, type Raw, wrapProvider } from './wrapProvider.ts';

/** What a wallet says of itself (EIP-6963). */
export type Info = Readonly<{ uuid: string; name: string; rdns: string; icon: string }>;

const announce = 'eip6963:announceProvider';
const requestAll = 'eip6963:requestProvider';

/** In characters; an icon above its bound is left out. */
const most = { word: 200, icon: 50_000 };

/**
 * Puts wrappers in the place of every wallet that this window has or gets: those that announce themselves (EIP-6963),
 * `window.ethereum`, and other objects of `window` that look like a provider. `met` is told of each wallet once.
 */
export function wrapWindow(ask: Ask, met: (raw: Raw, info: Info | undefined) => void): void {
  const wrappers = new WeakMap<object, object>();
  const ours = new WeakSet<object>();
  const announced: { info: Info; wrapper: object }[] = [];

  function wrapped(it: unknown): unknown {
    if (!isProvider(it) || weakHas(ours, it)) return it;
    const before = weakGet(wrappers, it);
    if (before) return before;
    const wrapper = wrapProvider(it, ask, wrapped);
    weakSet(wrappers, it, wrapper);
    weakAdd(ours, wrapper);
    met(it, undefined);
    return wrapper;
  }

  function say({ info, wrapper }: { info: Info; wrapper: object }): void {
    const event = new makeEvent(announce, { detail: freeze({ info, provider: wrapper }) });
    weakAdd(ours, event);
    dispatch(window, event);
  }

  function onAnnounced(event: Event): void {
    if (weakHas(ours, event)) return;
    stop(event);
    const detail: unknown = (event as CustomEvent).detail;
    if (typeof detail !== 'object' || detail === null) return;
    const { provider, info } = detail as { provider: unknown; info: unknown };
    const wrapper = wrapped(provider);
    if (!isProvider(provider) || typeof wrapper !== 'object' || wrapper === null) return;
    const it = { info: infoOf(info), wrapper };
    if (!weakHas(ours, provider)) met(provider, it.info);
    let known = false;
    for (let at = 0; at < announced.length; at += 1) if (announced[at]?.wrapper === wrapper) known = true;
    if (!known) announced[announced.length] = it;
    say(it);
  }

  /** Wallets that announced themselves are not asked again: a page that replaced a built-in function would hear it. */
  function onAsked(event: Event): void {
    if (weakHas(ours, event) || announced.length === 0) return;
    stop(event);
    for (let at = 0; at < announced.length; at += 1) {
      const it = announced[at];
      if (it) say(it);
    }
  }

  addEventListener(announce, onAnnounced, true);
  addEventListener(requestAll, onAsked, true);
  keep(EventTarget.prototype, 'dispatchEvent');
  keep(window, 'dispatchEvent');
  keep(window, 'CustomEvent');
  keepEthereum(wrapped);
  watchGlobals(wrapped, ours);
  const ask6963 = new Event(requestAll);
  weakAdd(ours, ask6963);
  dispatch(window, ask6963);
}

function infoOf(it: unknown): Info {
  const { uuid, name, rdns, icon } = (typeof it === 'object' && it !== null ? it : {}) as Record<
    string,
    unknown
  >;
  return freeze({
    uuid: word(uuid),
    name: word(name),
    rdns: word(rdns),
    icon: typeof icon === 'string' && icon.length <= most.icon ? icon : '',
  });
}

function word(it: unknown): string {
  return typeof it === 'string' ? it.slice(0, most.word) : '';
}

/** Nothing takes the place of a property any more. Whoever tries gets no error, since some code assigns without need. */
function keep(owner: object, name: string): void {
  const value: unknown = (owner as Record<string, unknown>)[name];
  try {
    defineProperty(owner, name, { configurable: false, enumerable: true, get: () => value, set: () => {} });
  } catch {
    // It is fixed already.
  }
}

/** `window.ethereum` holds wrappers only, however a wallet sets it. */
function keepEthereum(wrapped: (it: unknown) => unknown): void {
  let held: unknown = wrapped((window as { ethereum?: unknown }).ethereum);
  const set = (it: unknown) => {
    held = wrapped(it);
  };
  try {
    defineProperty(window, 'ethereum', { configurable: false, enumerable: true, get: () => held, set });
  } catch {
    // A wallet fixed it before: what is asked of it is seen by the relay.
    return;
  }
  const isOurs = (owner: unknown, name: unknown) => owner === window && name === 'ethereum';
  const take = (descriptor: unknown) => {
    const { value, get } = (descriptor ?? {}) as PropertyDescriptor;
    set(get ? call(get, window, []) : value);
  };
  const { defineProperties } = Object;
  const reflected = Reflect.defineProperty;
  Object.defineProperty = function defineProperty_(owner: never, name: PropertyKey, descriptor: never) {
    if (!isOurs(owner, name)) return defineProperty(owner, name, descriptor);
    take(descriptor);
    return owner;
  } as typeof Object.defineProperty;
  Reflect.defineProperty = function defineProperty_(owner, name, descriptor) {
    if (!isOurs(owner, name)) return reflected(owner, name, descriptor);
    take(descriptor);
    return true;
  };
  Object.defineProperties = function defineProperties_(owner: never, all: PropertyDescriptorMap) {
    if (owner !== (window as never) || !('ethereum' in all)) return defineProperties(owner, all);
    const { ethereum, ...rest } = all;
    take(ethereum);
    return defineProperties(owner, rest);
  } as typeof Object.defineProperties;
}

/**
 * Wraps providers under other names of `window`, and one level below (`phantom.ethereum`). It looks before the page's
 * first script runs, while the document grows until its first element stands, and when it is there.
 */
function watchGlobals(wrapped: (it: unknown) => unknown, ours: WeakSet<object>): void {
  const look = () => {
    const names = getOwnPropertyNames(window);
    for (let at = 0; at < names.length; at += 1) lookAt(window, names[at], 1);
  };
  function lookAt(owner: object, name: string | undefined, deeper: number): void {
    if (name === undefined || name === 'ethereum') return;
    const descriptor = getOwnPropertyDescriptor(owner, name);
    const value: unknown = descriptor?.value;
    if (typeof value !== 'object' || value === null || value === window || weakHas(ours, value)) return;
    if (isPlatformObject(value)) return;
    if (isProvider(value) && looksLikeWallet(value)) {
      if (descriptor?.writable === true || descriptor?.configurable === true) {
        try {
          defineProperty(owner, name, { ...descriptor, value: wrapped(value) });
        } catch {
          // It cannot be replaced: what is asked of it is seen by the relay.
        }
      }
      return;
    }
    if (deeper === 0) return;
    const names = getOwnPropertyNames(value);
    for (let at = 0; at < names.length && at < 50; at += 1) lookAt(value, names[at], deeper - 1);
  }
  look();
  const seen = new MutationObserver(look);
  seen.observe(document, { childList: true, subtree: true });
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      seen.disconnect();
      look();
    },
    { once: true },
  );
  addEventListener('load', look, { once: true });
}

/** Among everything with a `request` or `send`, a wallet also tells events or names itself (`isMetaMask`). */
function looksLikeWallet(it: Raw): boolean {
  try {
    return typeof it['request'] === 'function' && (typeof it['on'] === 'function' || 'isMetaMask' in it);
  } catch {
    return false;
  }
}
