import * as words from '@readback/phrases/words/extension.ts';
import type { ToExtension } from '../relay/toExtension.ts';
import {
  after,
  call,
  create,
  forJson,
  keep,
  makePromise,
  parse,
  plainProperty,
  stringify,
  weakAdd,
  weakHas,
} from './natives.ts';
import { inside, type Path, replaced, type Send, type WalletBehind, walletsBehind } from './walletBehind.ts';
import { type Ask, invalidRequest, type Met, type Outward, rpcError } from './wrapProvider.ts';

type Around = Readonly<{ ask: Ask; outward: Outward; walletBehind: WalletBehind }>;

/** A port to another extension, as browsers make it. */
type Port = Readonly<{
  name: string;
  sender?: unknown;
  postMessage: unknown;
  disconnect: unknown;
  onMessage: Readonly<{ addListener: unknown }>;
  onDisconnect: Readonly<{ addListener: unknown }>;
}>;

const disconnected = 4900;

/**
 * Wallets can let a page speak to their extension without a provider (`externally_connectable`; MetaMask's Multichain API,
 * CAIP-25 and CAIP-27). Puts wrappers in the place of `connect` and `sendMessage` of this window's `chrome.runtime` and
 * `browser.runtime`: what asks to sign waits for its Review, and is answered in the envelope in which it was asked. The
 * function that is returned looks again, for a wallet that was not there before.
 */
export function wrapRuntimes({
  ask,
  met,
  outward,
}: Readonly<{ ask: Ask; met: Met; outward: Outward }>): () => void {
  const wrapped = new WeakSet<object>();
  const around = { ask, outward, walletBehind: walletsBehind(met) };
  const look = (name: 'chrome' | 'browser') => {
    try {
      const runtime = (window as unknown as Record<string, { runtime?: unknown } | undefined>)[name]?.runtime;
      if (typeof runtime !== 'object' || runtime === null || weakHas(wrapped, runtime)) return;
      weakAdd(wrapped, runtime);
      wrapRuntime(runtime as Record<string, unknown>, around);
    } catch {
      // Such an object is not the browser's.
    }
  };
  const lookAtBoth = () => {
    look('chrome');
    look('browser');
  };
  lookAtBoth();
  return lookAtBoth;
}

function wrapRuntime(runtime: Record<string, unknown>, around: Around): void {
  const { connect, sendMessage } = runtime;
  if (typeof connect === 'function') {
    keep(runtime, 'connect', (...args: unknown[]) => {
      const port = call(connect, runtime, args) as Port;
      return wrapPort(port, typeof args[0] === 'string' ? args[0] : '', around);
    });
  }
  if (typeof sendMessage === 'function') {
    const native = (args: unknown[]) => call(sendMessage, runtime, args);
    keep(runtime, 'sendMessage', (...args: unknown[]) => sendOnce(native, args, around));
  }
}

/** `sendMessage(extension, message, options?, callback?)`, whose answer is a promise where no callback is given. */
function sendOnce(native: (args: unknown[]) => unknown, args: unknown[], around: Around): unknown {
  const [extension] = args;
  if (typeof extension !== 'string' || args.length < 2) return native(args);
  const text = frozen(args[1]);
  plainProperty(args, 1, text === undefined ? undefined : forJson(parse(text)));
  if (text === undefined) return native(args);
  const done = args[args.length - 1];
  const calledBack = typeof done === 'function';
  const send: Send = (message, path, id) =>
    after(
      native([extension, message]) as Promise<unknown>,
      (answer) => (inside(answer, path)['id'] === id ? inside(answer, path) : inside(answer, [])),
      (error) => {
        throw error;
      },
    );
  const run = (resolve: (it: unknown) => void) =>
    around.outward(text, (found) => {
      if (found.does !== 'pass') return answered(found, { extension, text, send, say: resolve }, around);
      // With a callback, the browser itself calls it.
      const it = native(args);
      if (!calledBack) resolve(it);
    });
  if (!calledBack) return new makePromise(run);
  run((it) => void call(done, undefined, [it]));
  return undefined;
}

/** What a page gets in the place of a port: the port's own messages, but those that answer Readback. */
function wrapPort(port: Port, extension: string, around: Around): object {
  type Waiting = { path: Path; resolve: (it: unknown) => void; reject: (it: unknown) => void };
  const waiting = create(null) as Record<string, Waiting | undefined>;
  let open = 0;
  let state: 'open' | 'closing' | 'closed' = 'open';
  const messages = listenersOf();
  const ends = listenersOf();

  const send: Send = (message, path, id) =>
    new makePromise((resolve, reject) => {
      if (state === 'closed') return reject(rpcError(disconnected, words.walletGone));
      call(port.postMessage, port, [message]);
      waiting[id] = { path, resolve, reject };
      open += 1;
    });
  const taken = (id: string) => {
    const it = waiting[id];
    if (!it) return undefined;
    delete waiting[id];
    open -= 1;
    // The page closed it while its wallet still had something to answer.
    if (open === 0 && state === 'closing') close();
    return it;
  };
  const close = () => {
    state = 'closed';
    call(port.disconnect, port, []);
  };

  call(port.onMessage.addListener, port.onMessage, [
    (message: unknown) => {
      for (const id in waiting) {
        const answer = inside(message, waiting[id]?.path ?? []);
        if (answer['id'] === +id) return taken(id)?.resolve(answer);
      }
      if (state === 'open') messages.tell([message, it]);
    },
  ]);
  call(port.onDisconnect.addListener, port.onDisconnect, [
    () => {
      const tells = state === 'open';
      state = 'closed';
      for (const id in waiting) taken(id)?.reject(rpcError(disconnected, words.walletGone));
      if (tells) ends.tell([it]);
    },
  ]);

  const it = {
    name: port.name,
    sender: port.sender,
    onMessage: messages.shown,
    onDisconnect: ends.shown,
    postMessage: (message: unknown) => {
      const text = frozen(message);
      // Says what is wrong, as the browser does.
      if (text === undefined || state === 'closed') return void call(port.postMessage, port, [undefined]);
      if (state === 'closing') return;
      around.outward(text, (found) => {
        if (state !== 'open') return;
        if (found.does === 'pass') return void call(port.postMessage, port, [forJson(parse(text))]);
        const say = (answer: unknown) => {
          if (state === 'open' && answer !== undefined) messages.tell([answer, it]);
        };
        answered(found, { extension, text, send, say }, around);
      });
    },
    disconnect: () => {
      if (state !== 'open') return;
      if (open > 0) state = 'closing';
      else close();
    },
  };
  return it;
}

type Answering = Readonly<{ extension: string; text: string; send: Send; say: (it: unknown) => void }>;

/** Has a call wait for its Review, and says what came of it; what cannot be read is refused at once. */
function answered(
  found: Exclude<ToExtension, { does: 'pass' }>,
  { extension, text, send, say }: Answering,
  { ask, walletBehind }: Around,
): void {
  const { path, rpc } = found;
  const tell = (name: 'result' | 'error', value: unknown) => {
    if (path === undefined) return say(undefined);
    const answer = create(null) as Record<string, unknown>;
    answer['jsonrpc'] = '2.0';
    answer['id'] = rpc;
    answer[name] = value;
    say(replaced(text, path, parse(stringify(answer))));
  };
  if (found.does === 'refuse') {
    return tell('error', { code: invalidRequest, message: words.notReadable });
  }
  void after(
    ask(found.text, walletBehind(extension, found, text, send)),
    (result) => tell('result', result ?? null),
    (error) => {
      const { code, message } = inside(error, []);
      tell('error', { code, message });
    },
  );
}

/**
 * The JSON of a message of the page, made once: what is inspected is what is sent. Undefined for what JSON has no word for.
 *
 * @throws what the page's own `toJSON` throws, or the browser at a circle
 */
function frozen(message: unknown): string | undefined {
  const text: unknown = stringify(message);
  return typeof text === 'string' ? text : undefined;
}

type Listener = (...args: unknown[]) => unknown;

/** Listeners of a port's event, as browsers keep them. */
function listenersOf() {
  let all = create(null) as Record<number, Listener | undefined>;
  let count = 0;
  const indexOf = (run: unknown) => {
    for (let at = 0; at < count; at += 1) if (all[at] === run) return at;
    return -1;
  };
  return {
    shown: {
      addListener: (run: unknown) => {
        if (typeof run !== 'function' || indexOf(run) >= 0) return;
        all[count] = run as Listener;
        count += 1;
      },
      removeListener: (run: unknown) => {
        const gone = indexOf(run);
        if (gone < 0) return;
        const left = create(null) as Record<number, Listener | undefined>;
        for (let at = 0; at < count; at += 1) if (at !== gone) left[at < gone ? at : at - 1] = all[at];
        all = left;
        count -= 1;
      },
      hasListener: (run: unknown) => indexOf(run) >= 0,
      hasListeners: () => count > 0,
    },
    tell: (args: readonly unknown[]) => {
      const [now, until] = [all, count];
      for (let at = 0; at < until; at += 1) {
        const run = now[at];
        if (!run) continue;
        try {
          call(run, undefined, args);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
