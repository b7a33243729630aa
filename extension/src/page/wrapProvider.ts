import { asksForAccountsOnly, harmlessMethods } from '@readback/core/request/wallet/harmlessMethods.ts';
import * as words from '@readback/phrases/words/extension.ts';
import {
  call,
  defineProperty,
  getOwnPropertyNames,
  getPrototypeOf,
  isArray,
  makePromise,
  objectPrototype,
  parse,
  stringify,
  after,
} from './natives.ts';

/** A provider of a wallet (EIP-1193), as the wallet made it. */
export type Raw = Readonly<Record<string, unknown>>;

/** Has a call wait for its Review: `text` is the JSON of its method and parameters, which nothing changes any more. */
export type Ask = (text: string, raw: Raw) => Promise<unknown>;

/** In characters. */
const mostText = 1_048_576;

/** A method that is the wallet's own to answer, by name: an object has no `has` that a page could replace. */
const harmless = Object.create(null) as Record<string, true | undefined>;
for (const method of harmlessMethods) harmless[method] = true;

type Listener = (...args: unknown[]) => unknown;

/**
 * What a page gets in the place of a wallet's provider. Reads and questions go to the wallet at once; every other method
 * waits for its Review. The page gets no other function and no object of the wallet's own: only what is built here, plain
 * data, and flags such as `isMetaMask`. `wrapped` gives the wrapper of a provider inside this one.
 */
export function wrapProvider(raw: Raw, ask: Ask, wrapped: (it: unknown) => unknown): object {
  function request(asked: unknown): Promise<unknown> {
    let method: unknown;
    let params: unknown;
    try {
      ({ method, params } = asked as { method: unknown; params: unknown });
    } catch {
      return refused(invalidRequest, words.notARequest);
    }
    if (typeof method !== 'string') return refused(invalidRequest, words.notARequest);
    if (harmless[method] === true) return pass({ method, params });
    let text: string | undefined;
    try {
      text = stringify(params === undefined ? { method } : { method, params });
    } catch {
      return refused(invalidParams, words.notJson);
    }
    if (text.length > mostText) return refused(invalidParams, words.tooLarge);
    if (method === 'wallet_requestPermissions') {
      const frozen = parse(text) as { method: string; params?: unknown };
      if (asksForAccountsOnly(frozen.params)) return pass(frozen);
    }
    return ask(text, raw);
  }

  function pass(asked: { method: string; params?: unknown }): Promise<unknown> {
    const plain = asked.params === undefined ? { method: asked.method } : asked;
    return call(raw['request'], raw, [plain]) as Promise<unknown>;
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
  const wrapper: Record<string, unknown> = {
    request,
    send,
    sendAsync,
    enable: () => request({ method: 'eth_requestAccounts' }),
    isConnected: () => typeof raw['isConnected'] !== 'function' || call(raw['isConnected'], raw, []) === true,
    ...events,
  };
  showFlags(wrapper, raw, wrapped);
  return wrapper;
}

/** Plain values of a provider and of what it inherits, each as it is when it is read; providers inside it are wrapped. */
function showFlags(wrapper: Record<string, unknown>, raw: Raw, wrapped: (it: unknown) => unknown): void {
  let from: object | null = raw;
  while (from !== null && from !== objectPrototype) {
    const names = getOwnPropertyNames(from);
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at];
      if (name === undefined || name in wrapper) continue;
      defineProperty(wrapper, name, {
        configurable: true,
        enumerable: true,
        get: () => shown(raw[name], wrapped),
        set: (value: unknown) => {
          defineProperty(wrapper, name, { configurable: true, enumerable: true, writable: true, value });
        },
      });
    }
    from = getPrototypeOf(from) as object | null;
  }
}

function shown(value: unknown, wrapped: (it: unknown) => unknown): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (isProvider(value)) return wrapped(value);
  if (!isArray(value)) return undefined;
  const all: unknown[] = [];
  for (let at = 0; at < value.length; at += 1) all[at] = shown(value[at], wrapped);
  return all;
}

/** Whether something looks like a provider of a wallet. */
export function isProvider(it: unknown): it is Raw {
  if (typeof it !== 'object' || it === null) return false;
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
      call(raw['on'], raw, [event, (...args: unknown[]) => tell(event, args)]);
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
  if (value instanceof Error) return rpcError((value as { code?: unknown }).code, value.message);
  try {
    return parse(stringify(value));
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
