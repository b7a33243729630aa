import { asksForAccountsOnly, harmlessMethods } from '@readback/core/request/wallet/harmlessMethods.ts';
import * as words from '@readback/phrases/words/extension.ts';
import type { ToExtension } from '../relay/toExtension.ts';
import {
  accessor,
  after,
  asListener,
  call,
  create,
  defineProperty,
  getOwnPropertyNames,
  getPrototypeOf,
  isArray,
  isError,
  makePromise,
  makeProxy,
  objectPrototype,
  parse,
  plainProperty,
  stringify,
  written,
} from './natives.ts';

/** A provider of a wallet (EIP-1193), as the wallet made it. */
export type Raw = Readonly<Record<string, unknown>>;

/** Has a call wait for its Review: `text` is the JSON of its method and parameters, which nothing changes any more. */
export type Ask = (text: string, raw: Raw) => Promise<unknown>;

/** What a wallet says of itself (EIP-6963). */
export type Info = Readonly<{ uuid: string; name: string; rdns: string; icon: string }>;

/** Told of each wallet once, and again when it says more of itself. */
export type Met = (raw: Raw, info: Info | undefined) => void;

/** Has the relay look at the JSON of a message to another extension, and tells what was found in it. */
export type Outward = (text: string, then: (found: ToExtension) => void) => void;

/** In characters. */
const mostText = 1_048_576;

/** A method that is the wallet's own to answer, by name: an object has no `has` that a page could replace. */
const harmless = Object.create(null) as Record<string, true | undefined>;
for (const method of harmlessMethods) harmless[method] = true;

type Listener = (...args: unknown[]) => unknown;

/** What a wrapper is told of the window that it is in. */
export type Wrapping = Readonly<{
  ask: Ask;
  /** The wrapper of a provider inside this one; everything else as it is. */
  wrapped: (it: unknown) => unknown;
  /** Whether only extensions ran so far, and no script of the page: what is put on a wrapper then is a wallet's. */
  isEarly: () => boolean;
}>;

/**
 * What a page gets in the place of a wallet's provider. Reads and questions go to the wallet at once; every other method
 * waits for its Review. The page gets no other function and no object of the wallet's own: only what is built here, plain
 * data, and flags such as `isMetaMask`.
 */
export function wrapProvider(raw: Raw, { ask, wrapped, isEarly }: Wrapping): object {
  function request(asked: unknown): Promise<unknown> {
    let method: unknown;
    let params: unknown;
    try {
      ({ method, params } = asked as { method: unknown; params: unknown });
    } catch {
      return refused(invalidRequest, words.notARequest);
    }
    if (typeof method !== 'string') return refused(invalidRequest, words.notARequest);
    if (harmless[method] === true) return pass(method, params);
    let text: string | undefined;
    try {
      text = textOf(method, params);
    } catch {
      return refused(invalidParams, words.notJson);
    }
    if (text === undefined) return refused(invalidParams, words.notJson);
    if (text.length > mostText) return refused(invalidParams, words.tooLarge);
    if (method === 'wallet_requestPermissions') {
      const frozen = parse(text) as { params?: unknown };
      if (asksForAccountsOnly(frozen.params)) return pass(method, frozen.params);
    }
    return ask(text, raw);
  }

  /** Only what a wallet answers: whatever it throws at once is an answer, too. */
  function pass(method: string, params: unknown): Promise<unknown> {
    const asked = create(objectPrototype) as Record<string, unknown>;
    plainProperty(asked, 'method', method);
    if (params !== undefined) plainProperty(asked, 'params', params);
    return new makePromise((resolve) => resolve(call(raw['request'], raw, [asked])));
  }

  function answer(payload: unknown, done: (error: unknown, response?: unknown) => unknown): void {
    const { id, method, params } = (payload ?? {}) as Record<string, unknown>;
    void after(
      request({ method, params }),
      (result) => done(null, { id, jsonrpc: '2.0', result }),
      (error: unknown) => done(error, { id, jsonrpc: '2.0', error }),
    );
  }

  /** One payload, or several of them, with a callback: as providers were asked before EIP-1193. */
  function sendAsync(payload: unknown, done: (error: unknown, response?: unknown) => unknown): void {
    if (!isArray(payload)) return answer(payload, done);
    const all: unknown[] = [];
    let left = payload.length;
    if (left === 0) done(null, all);
    for (let at = 0; at < payload.length; at += 1) {
      answer(payload[at], (_, response) => {
        all[at] = response;
        left -= 1;
        if (left === 0) done(null, all);
      });
    }
  }

  function send(first: unknown, second?: unknown): unknown {
    if (typeof first === 'string') {
      const asked = request({ method: first, params: second });
      return new makePromise((resolve, reject) => {
        void after(asked, (result) => resolve({ jsonrpc: '2.0', result }), reject);
      });
    }
    if (typeof second === 'function') return sendAsync(first, second as never);
    const { method, params } = (first ?? {}) as Record<string, unknown>;
    return request({ method, params });
  }

  const events = emitterOf(raw, () => wrapper);
  const own: Record<string, unknown> = {
    request,
    send,
    sendAsync,
    enable: () => request({ method: 'eth_requestAccounts' }),
    isConnected: () => typeof raw['isConnected'] !== 'function' || call(raw['isConnected'], raw, []) === true,
    ...events,
  };
  showExtras(own, raw, request);
  showFlags(own, raw, wrapped);
  const wrapper = guarded(own, raw, wrapped, isEarly);
  return wrapper;
}

/** What MetaMask has beside the standard, which sites use: whether it is unlocked, and several calls at once. */
function showExtras(
  own: Record<string, unknown>,
  raw: Raw,
  request: (asked: unknown) => Promise<unknown>,
): void {
  const extras = create(objectPrototype) as Record<string, unknown>;
  plainProperty(extras, 'isUnlocked', () => {
    return new makePromise((resolve) => {
      const { isUnlocked } = (raw['_metamask'] ?? {}) as { isUnlocked?: unknown };
      const said = call(isUnlocked, raw['_metamask'], []) as Promise<unknown>;
      resolve(new makePromise((then) => then(said)));
    });
  });
  plainProperty(extras, 'requestBatch', (all: unknown) => {
    if (!isArray(all)) return refused(invalidRequest, words.notARequest);
    const done: unknown[] = [];
    return new makePromise((resolve, reject) => {
      let left = all.length;
      if (left === 0) resolve(done);
      for (let at = 0; at < all.length; at += 1) {
        const answered = (it: unknown) => {
          plainProperty(done, at, it);
          left -= 1;
          if (left === 0) resolve(done);
        };
        void after(request(all[at]), answered, reject);
      }
    });
  });
  accessor(own, '_metamask', {
    get: () => (typeof raw['_metamask'] === 'object' && raw['_metamask'] !== null ? extras : undefined),
    set: (value) => plainProperty(own, '_metamask', value),
  });
}

/** The JSON of a method and its parameters. A `toJSON` of the page's decides only over the parameters. */
function textOf(method: string, params: unknown): string | undefined {
  if (params === undefined) return `{"method":${stringify(method)}}`;
  const text = stringify(params) as string | undefined;
  return typeof text === 'string' ? `{"method":${stringify(method)},"params":${text}}` : undefined;
}

/**
 * Wallets change each other's providers: they add themselves to `providers`, or build their own one in the place of what
 * is there. What is put on a wrapper is no way around it: providers come out wrapped, and functions that a wallet puts
 * there are the wallet's. What the page's own scripts put there, they get back.
 */
function guarded(
  own: Record<string, unknown>,
  raw: Raw,
  wrapped: (it: unknown) => unknown,
  isEarly: () => boolean,
): object {
  const put = (name: PropertyKey, value: unknown): boolean => {
    if (!isEarly()) {
      plainProperty(own, name, keptOf(value, wrapped));
      return true;
    }
    try {
      plainProperty(raw, name, value);
    } catch {
      return true;
    }
    if (typeof name === 'string') showFlag(own, name, raw, wrapped);
    return true;
  };
  const traps = create(null) as ProxyHandler<Record<string, unknown>>;
  traps.set = (_, name, value) => put(name, value);
  traps.defineProperty = (_, name, descriptor) => {
    const { get } = descriptor;
    const value: unknown = get ? call(get, wrapper, []) : descriptor.value;
    // A property that can never change again must be as it was asked for.
    if (descriptor.configurable !== true && !isEarly()) {
      const fixed = create(null) as PropertyDescriptor;
      fixed.value = keptOf(value, wrapped);
      fixed.enumerable = descriptor.enumerable === true;
      fixed.writable = descriptor.writable === true;
      fixed.configurable = false;
      try {
        defineProperty(own, name, fixed);
        return true;
      } catch {
        return false;
      }
    }
    return put(name, value);
  };
  const wrapper: object = new makeProxy(own, traps);
  return wrapper;
}

/** What the page itself put on a wrapper, but for providers, which come out wrapped. */
function keptOf(value: unknown, wrapped: (it: unknown) => unknown): unknown {
  if (isProvider(value)) return wrapped(value);
  if (!isArray(value)) return value;
  let has = false;
  for (let at = 0; at < value.length; at += 1) if (isProvider(value[at])) has = true;
  return has ? shown(value, wrapped) : value;
}

/** Plain values of a provider and of what it inherits, each as it is when it is read; providers inside it are wrapped. */
function showFlags(own: Record<string, unknown>, raw: Raw, wrapped: (it: unknown) => unknown): void {
  let from: object | null = raw;
  while (from !== null && from !== objectPrototype) {
    const names = getOwnPropertyNames(from);
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at];
      if (name !== undefined) showFlag(own, name, raw, wrapped);
    }
    from = getPrototypeOf(from) as object | null;
  }
}

function showFlag(
  own: Record<string, unknown>,
  name: string,
  raw: Raw,
  wrapped: (it: unknown) => unknown,
): void {
  if (name in own) return;
  accessor(own, name, {
    get: () => shown(raw[name], wrapped),
    set: (value) => plainProperty(own, name, value),
  });
}

function shown(value: unknown, wrapped: (it: unknown) => unknown): unknown {
  if (isProvider(value)) return wrapped(value);
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (!isArray(value)) return undefined;
  const all: unknown[] = [];
  for (let at = 0; at < value.length; at += 1) plainProperty(all, at, shown(value[at], wrapped));
  return all;
}

/** Whether something looks like a provider of a wallet. */
export function isProvider(it: unknown): it is Raw {
  if ((typeof it !== 'object' && typeof it !== 'function') || it === null) return false;
  try {
    const { request, sendAsync, send } = it as Raw;
    return typeof request === 'function' || typeof sendAsync === 'function' || typeof send === 'function';
  } catch {
    return false;
  }
}

/**
 * Events of a provider. A listener gets copies of what the wallet says, and as `this` what the page has anyway: the
 * emitter of a wallet would hand its listeners the provider itself.
 */
function emitterOf(raw: Raw, self: () => object) {
  const listeners = Object.create(null) as Record<string, { run: Listener; once: boolean }[] | undefined>;

  function tell(event: string, args: readonly unknown[]): void {
    const all = listeners[event];
    if (all === undefined) return;
    const now = all.slice();
    for (let at = 0; at < now.length; at += 1) {
      const it = now[at];
      if (it === undefined) continue;
      if (it.once) off(event, it.run);
      const copies: unknown[] = [];
      for (let arg = 0; arg < args.length; arg += 1) copies[arg] = copied(args[arg]);
      try {
        call(it.run, self(), copies);
      } catch (error) {
        reportError(error);
      }
    }
  }

  function add(event: unknown, run: unknown, once: boolean): object {
    if (typeof event !== 'string' || typeof run !== 'function') return self();
    const all = listeners[event];
    if (all) {
      all.push({ run: run as Listener, once });
      return self();
    }
    listeners[event] = [{ run: run as Listener, once }];
    if (typeof raw['on'] === 'function') {
      call(raw['on'], raw, [event, asListener((args) => tell(event, args))]);
    }
    return self();
  }

  function off(event: unknown, run: unknown): object {
    const all = typeof event === 'string' ? listeners[event] : undefined;
    const at = all?.findIndex((it) => it.run === run) ?? -1;
    if (at >= 0) all?.splice(at, 1);
    return self();
  }

  return {
    on: (event: unknown, run: unknown) => add(event, run, false),
    addListener: (event: unknown, run: unknown) => add(event, run, false),
    once: (event: unknown, run: unknown) => add(event, run, true),
    off,
    removeListener: off,
    removeAllListeners: (event?: unknown) => {
      if (typeof event === 'string') listeners[event]?.splice(0);
      else for (const name in listeners) listeners[name]?.splice(0);
      return self();
    },
    listenerCount: (event: unknown) => (typeof event === 'string' ? (listeners[event]?.length ?? 0) : 0),
  };
}

/** Data of a wallet without the objects that it is in. */
function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  try {
    if (isError(value)) return rpcError((value as { code?: unknown }).code, (value as Error).message);
    const text = written(value);
    return text === undefined ? undefined : parse(text);
  } catch {
    return undefined;
  }
}

/** Errors of EIP-1193 and JSON-RPC. */
export const invalidRequest = -32_600;
export const invalidParams = -32_602;
export const limitExceeded = -32_005;

/** An error as pages know it from wallets. */
export function rpcError(code: unknown, message: string, data?: unknown): Error {
  const error = new Error(message) as Error & { code?: unknown; data?: unknown };
  error.code = code;
  if (data !== undefined) error.data = data;
  return error;
}

function refused(code: number, message: string): Promise<never> {
  return new makePromise((_, reject) => reject(rpcError(code, message)));
}
