import {
  accessor,
  call,
  create,
  defineProperty,
  detailOf,
  dispatch,
  dispatchNative,
  fixedProperty,
  forPageAlone,
  freeze,
  getOwnPropertyDescriptor,
  getOwnPropertyNames,
  isMessage,
  isNativeGetter,
  isNativeValue,
  isPlatformObject,
  keep,
  listen,
  makeEvent,
  plainProperty,
  stop,
  typeOf,
  weakAdd,
  weakGet,
  weakHas,
  weakSet,
} from './natives.ts';
import {
  type Ask,
  type Info,
  isProvider,
  type Met,
  type Outward,
  type Raw,
  wrapProvider,
} from './wrapProvider.ts';
import { wrapRuntimes } from './wrapRuntime.ts';

const announce = 'eip6963:announceProvider';
const requestAll = 'eip6963:requestProvider';

/** In characters; an icon above its bound is left out. */
const most = { word: 200, icon: 50_000 };

/**
 * Puts wrappers in the place of every wallet that this window has or gets: those that announce themselves (EIP-6963),
 * `window.ethereum`, and other objects of `window` that look like a provider. `met` is told of each wallet once.
 */
export function wrapWindow(ask: Ask, met: Met, outward: Outward): void {
  const wrappers = new WeakMap<object, object>();
  const ours = new WeakSet<object>();
  const announced: { info: Info; wrapper: object }[] = [];
  let early = true;

  function wrapped(it: unknown): unknown {
    return isProvider(it) ? wrapperOf(it) : it;
  }

  function wrapperOf(it: Raw): object {
    if (weakHas(ours, it)) return it;
    const before = weakGet(wrappers, it);
    if (before) return before;
    const wrapper = wrapProvider(it, { ask, wrapped, isEarly: () => early });
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
    take(detailOf(event));
  }

  /** A wallet announces itself: its wrapper is announced in its place. */
  function take(detail: unknown): void {
    if (typeof detail !== 'object' || detail === null) return;
    const { provider, info } = detail as { provider: unknown; info: unknown };
    if (!isProvider(provider)) return;
    const wrapper = wrapperOf(provider);
    const it = { info: infoOf(info), wrapper };
    if (!weakHas(ours, provider)) met(provider, it.info);
    let known = false;
    for (let at = 0; at < announced.length; at += 1) if (announced[at]?.wrapper === wrapper) known = true;
    if (!known) plainProperty(announced, announced.length, it);
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

  /** Whoever is heard first; `document.open` takes all listeners of a window away, and they come back. */
  function hear(): void {
    listen(window, announce, onAnnounced, true);
    listen(window, requestAll, onAsked, true);
  }

  /** What represents `dispatchEvent`: no listener of a page sees a wallet announce itself, whenever it began to listen. */
  function dispatchEvent(this: unknown, event: Event): boolean {
    const type = typeIn(event);
    if (type === announce || type === requestAll) hear();
    if (type === announce && !weakHas(ours, event)) {
      take(detailIn(event));
      return true;
    }
    if (type === 'message' && (this === undefined || this === window) && isMessage(event)) {
      return dispatch(window, forPageAlone(event));
    }
    return call(dispatchNative, this ?? window, [event]) as boolean;
  }

  hear();
  keep(EventTarget.prototype, 'dispatchEvent', dispatchEvent);
  keep(window, 'dispatchEvent', dispatchEvent);
  keep(window, 'CustomEvent', window.CustomEvent);
  // By these, wallets call their listeners and close what they announce: a page in their place would see the wallet.
  keep(Reflect, 'apply', Reflect.apply);
  keep(Object, 'freeze', Object.freeze);
  fix(window, 'Reflect');
  keepEthereum((it) => {
    const isObject = (typeof it === 'object' && it !== null) || typeof it === 'function';
    // Also what is not a provider yet: a wallet may fill it in later.
    return isObject && !isPlatformObject(it) ? wrapperOf(it as Raw) : it;
  });
  const runtimes = wrapRuntimes({ ask, met, outward });
  watchGlobals(wrapped, ours, runtimes, () => {
    early = false;
  });
  const ask6963 = new Event(requestAll);
  weakAdd(ours, ask6963);
  dispatch(window, ask6963);
}

function typeIn(event: unknown): unknown {
  try {
    return typeOf(event as Event);
  } catch {
    return undefined;
  }
}

function detailIn(event: unknown): unknown {
  try {
    return detailOf(event as Event);
  } catch {
    return undefined;
  }
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

/** The same for what is read so often that it should cost nothing, and that nobody sets. */
function fix(owner: object, name: string): void {
  try {
    fixedProperty(owner, name, (owner as Record<string, unknown>)[name]);
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
    accessor(window, 'ethereum', { get: () => held, set, fixed: true });
  } catch {
    // A wallet fixed it before. Where its value may still change, the page gets the wrapper; else what is asked of it is
    // seen by the relay.
    try {
      (window as { ethereum?: unknown }).ethereum = held;
    } catch {
      // It stays as it is.
    }
    return;
  }
  const isOurs = (owner: unknown, name: unknown) => owner === window && name === 'ethereum';
  const take = (descriptor: unknown) => {
    const { value, get } = (descriptor ?? {}) as PropertyDescriptor;
    set(get ? call(get, window, []) : value);
  };
  const { defineProperties } = Object;
  const reflected = Reflect.defineProperty;
  const define = (owner: never, name: PropertyKey, descriptor: never) => {
    if (!isOurs(owner, name)) return defineProperty(owner, name, descriptor);
    take(descriptor);
    return owner;
  };
  const reflect = (owner: object, name: PropertyKey, descriptor: PropertyDescriptor) => {
    if (!isOurs(owner, name)) return reflected(owner, name, descriptor);
    take(descriptor);
    return true;
  };
  const defineAll = (owner: never, all: PropertyDescriptorMap) => {
    if (owner !== (window as never) || !('ethereum' in all)) return defineProperties(owner, all);
    const { ethereum, ...rest } = all;
    take(ethereum);
    return defineProperties(owner, rest);
  };
  keep(Object, 'defineProperty', define);
  keep(Reflect, 'defineProperty', reflect);
  keep(Object, 'defineProperties', defineAll);
}

/**
 * Wraps providers under other names of `window`, and one level below (`phantom.ethereum`), also where a wallet made a
 * getter of them. It looks before the page's first script runs, while the document grows until its first element stands,
 * and when it is there. `begun` is told when the document begins to grow.
 */
function watchGlobals(
  wrapped: (it: unknown) => unknown,
  ours: WeakSet<object>,
  runtimes: () => void,
  begun: () => void,
): void {
  /** The browser's own names, which are many: nothing is looked for under them again. */
  const known = create(null) as Record<string, true | undefined>;
  const look = () => {
    runtimes();
    const names = getOwnPropertyNames(window);
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at];
      if (name !== undefined && known[name] === undefined) lookAt(window, name, 1);
    }
  };
  const learn = () => {
    const names = getOwnPropertyNames(window);
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at];
      const it = name === undefined ? undefined : getOwnPropertyDescriptor(window, name);
      if (name === undefined || !it) continue;
      const { get, value } = it;
      const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
      if (get ? isNativeGetter(get, name) : isObject && isNativeValue(value, name)) known[name] = true;
    }
  };
  function lookAt(owner: object, name: string | undefined, deeper: number): void {
    if (name === undefined || (owner === window && name === 'ethereum')) return;
    const descriptor = getOwnPropertyDescriptor(owner, name);
    if (!descriptor) return;
    const { get, set } = descriptor;
    if (get) {
      if (descriptor.configurable === true && !weakHas(ours, get) && !isNativeGetter(get, name)) {
        const shown = () => seen(call(get, owner, []), deeper);
        weakAdd(ours, shown);
        accessor(owner, name, { get: shown, set: (it) => void (set && call(set, owner, [it])) });
      }
      return;
    }
    const { value } = descriptor;
    const now = seen(value, deeper);
    if (now === value || (descriptor.writable !== true && descriptor.configurable !== true)) return;
    try {
      if (descriptor.configurable === true) plainProperty(owner, name, now);
      else (owner as Record<string, unknown>)[name] = now;
    } catch {
      // It cannot be replaced: what is asked of it is seen by the relay.
    }
  }
  /** A value as the page is to see it; what is in it is wrapped where it is. */
  function seen(value: unknown, deeper: number): unknown {
    const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
    if (!isObject || value === window || weakHas(ours, value) || isPlatformObject(value)) return value;
    if (isProvider(value) && looksLikeWallet(value)) return wrapped(value);
    if (typeof value === 'function' || deeper === 0) return value;
    const names = getOwnPropertyNames(value);
    for (let at = 0; at < names.length && at < 50; at += 1) lookAt(value, names[at], deeper - 1);
    return value;
  }
  learn();
  look();
  const watching = new MutationObserver(() => {
    begun();
    look();
  });
  watching.observe(document, { childList: true, subtree: true });
  if (document.readyState !== 'loading') begun();
  const isThere = () => {
    watching.disconnect();
    begun();
    look();
  };
  listen(document, 'DOMContentLoaded', isThere, true);
  listen(window, 'load', look, true);
}

/** Among everything with a `request` or `send`, a wallet also tells events or names itself (`isMetaMask`). */
function looksLikeWallet(it: Raw): boolean {
  try {
    if (typeof it['request'] !== 'function') return false;
    return typeof it['on'] === 'function' || typeof it['addListener'] === 'function' || 'isMetaMask' in it;
  } catch {
    return false;
  }
}
