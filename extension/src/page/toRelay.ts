import * as words from '@readback/phrases/words/extension.ts';
import {
  after,
  asListener,
  call,
  create,
  dataOf,
  dispatch,
  listen,
  makePromise,
  parse,
  post,
  written,
} from './natives.ts';
import type { ToExtension } from '../relay/toExtension.ts';
import {
  type Ask,
  type Info,
  invalidParams,
  limitExceeded,
  type Met,
  type Outward,
  type Raw,
  rpcError,
} from './wrapProvider.ts';

/** What this script says to the relay, and hears from it. JSON text, so that no object of the page goes along. */
export type ToRelay =
  | Readonly<{ is: 'wallet'; wallet: number; info?: Info }>
  | Readonly<{ is: 'ask'; id: number; wallet: number; text: string; chainId?: string }>
  | Readonly<{
      is: 'told';
      question: string;
      result?: unknown;
      error?: Readonly<{ code: number; message: string }>;
    }>
  | Readonly<{ is: 'event'; wallet: number; event: string; args: readonly unknown[] }>
  | Readonly<{ is: 'outward'; id: number; text: string }>;

export type FromRelay =
  | Readonly<{
      is: 'reply';
      id: number;
      result?: unknown;
      error?: Readonly<{ code: number; message: string }>;
    }>
  | Readonly<{ is: 'pass'; id: number }>
  | Readonly<{ is: 'question'; question: string; wallet: number; text: string }>
  | Readonly<{ is: 'outward'; id: number; found: ToExtension }>;

/** How many calls of one document wait at a time. */
const mostWaiting = 100;

/** The events by which the two scripts of this extension find each other, before any script of the page runs. */
export const portEvent = 'readback:port';
export const relayEvent = 'readback:relay';

type Pending = {
  text: string;
  raw: Raw;
  resolve: (it: unknown) => void;
  reject: (it: unknown) => void;
};

/** The page's side of the relay: has calls wait, and asks a wallet what the Review asks of it. */
export function openRelay(): Readonly<{
  ask: Ask;
  met: Met;
  outward: Outward;
}> {
  const { port1, port2 } = new MessageChannel();
  // Without a prototype: on that of an array, a page could set what takes each new element.
  const wallets = create(null) as Record<number, Raw | undefined>;
  let met = 0;
  const pending = create(null) as Record<number, Pending | undefined>;
  let waiting = 0;
  let next = 0;
  const looking = create(null) as Record<number, ((found: ToExtension) => void) | undefined>;

  const say = (it: ToRelay) => post(port1, written(it) ?? 'null');
  const { MessageEvent } = window;
  let offered = false;
  const offerPort = () => {
    if (offered) return;
    offered = !dispatch(window, new MessageEvent(portEvent, { ports: [port2], cancelable: true }));
  };
  offerPort();
  if (!offered) listen(window, relayEvent, offerPort, true);

  port1.onmessage = (event) => {
    // Only what came through the port: a page makes events, too.
    if (!event.isTrusted) return;
    const it = parse(dataOf(event) as string) as FromRelay;
    if (it.is === 'reply') return settle(it);
    if (it.is === 'pass') return pass(it.id);
    if (it.is === 'outward') {
      const then = looking[it.id];
      delete looking[it.id];
      return then?.(it.found);
    }
    const raw = wallets[it.wallet];
    if (!raw) {
      return say({ is: 'told', question: it.question, error: { code: 4900, message: words.notInPage } });
    }
    return question(raw, it.question, it.text);
  };

  function settle({ id, result, error }: Extract<FromRelay, { is: 'reply' }>): void {
    const it = taken(id);
    if (error) it?.reject(rpcError(error.code, error.message));
    else it?.resolve(result);
  }

  /** What only changes something in the wallet goes on to it, as it was frozen. */
  function pass(id: number): void {
    const it = taken(id);
    if (it) void after(answered(it.raw, it.text), it.resolve, it.reject);
  }

  function taken(id: number): Pending | undefined {
    const it = pending[id];
    if (!it) return undefined;
    delete pending[id];
    waiting -= 1;
    return it;
  }

  function question(raw: Raw, name: string, text: string): void {
    void after(
      answered(raw, text),
      (result) => say({ is: 'told', question: name, result: result ?? null }),
      (error: unknown) => say({ is: 'told', question: name, error: errorOf(error) }),
    );
  }

  function numberOf(raw: Raw): number {
    for (let at = 0; at < met; at += 1) if (wallets[at] === raw) return at;
    const at = met;
    met += 1;
    wallets[at] = raw;
    follow(raw, at);
    return at;
  }

  function follow(raw: Raw, wallet: number): void {
    if (typeof raw['on'] !== 'function') return;
    followOne(raw, wallet, 'accountsChanged');
    followOne(raw, wallet, 'chainChanged');
    followOne(raw, wallet, 'disconnect');
  }

  function followOne(raw: Raw, wallet: number, event: string): void {
    try {
      call(raw['on'], raw, [event, asListener((args) => tell(wallet, event, args))]);
    } catch {
      // A wallet that cannot be listened to is asked instead.
    }
  }

  function tell(wallet: number, event: string, args: readonly unknown[]): void {
    try {
      say({ is: 'event', wallet, event, args });
    } catch {
      // What cannot be written as JSON is of no use there.
    }
  }

  return {
    met: (raw, info) => {
      const wallet = numberOf(raw);
      say(info ? { is: 'wallet', wallet, info } : { is: 'wallet', wallet });
    },
    outward: (text, then) => {
      const id = next;
      next += 1;
      looking[id] = then;
      say({ is: 'outward', id, text });
    },
    ask: (text, raw) => {
      if (waiting >= mostWaiting)
        return new makePromise((_, reject) => reject(rpcError(limitExceeded, words.tooMany)));
      const id = next;
      next += 1;
      waiting += 1;
      const wallet = numberOf(raw);
      return new makePromise((resolve, reject) => {
        pending[id] = { text, raw, resolve, reject };
        const chainId = chainOf(raw);
        say(
          chainId === undefined ? { is: 'ask', id, wallet, text } : { is: 'ask', id, wallet, text, chainId },
        );
      });
    },
  };
}

function chainOf(raw: Raw): string | undefined {
  try {
    const { chainId } = raw;
    return typeof chainId === 'string' ? chainId : undefined;
  } catch {
    return undefined;
  }
}

function answered(raw: Raw, text: string): Promise<unknown> {
  return new makePromise((resolve) => resolve(call(raw['request'], raw, [parse(text)])));
}

/** What a wallet threw, without its objects. */
function errorOf(thrown: unknown): Readonly<{ code: number; message: string }> {
  try {
    const { code, message } = (thrown ?? {}) as { code?: unknown; message?: unknown };
    return {
      code: typeof code === 'number' ? code : -32_603,
      message: typeof message === 'string' ? message.slice(0, 2_000) : '',
    };
  } catch {
    return { code: invalidParams, message: '' };
  }
}
