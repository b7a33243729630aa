import {
  type Anvil as OtherAnvil,
  startInstead as startOtherInstead,
} from '@readback/core/world/testing/anvil.ts';
import { type Anvil, startInstead } from '../anvil.ts';
import type { Ask, Deck } from './deck.ts';
import { askProgram } from './program.ts';
import { anvilVersion } from './anvilVersion.ts';
import type { Question } from './question.ts';

/** When it is, for whoever asks a tape, in seconds since the epoch. The chains began an hour before, and stand still. */
export const tapedNow = 1_796_000_000;

/**
 * Puts the nodes of a deck in the place of those that tests start: `fetch` asks them where their addresses are asked.
 * With `live` each is a program that answers while the deck listens, else there is none. Returns what undoes this.
 */
export function putNodes(deck: Deck, live: boolean): () => void {
  const asks = new Map<string, Ask>();
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const ask = typeof input === 'string' ? asks.get(input) : undefined;
    return ask === undefined ? real(input, init) : answered(ask, init ?? {});
  };
  const begin = async <T extends OtherAnvil>(args: readonly string[], start: () => Promise<T>) => {
    const of = [anvilVersion, ...args];
    if (!live) {
      // Of a network that does not exist (RFC 2606): whatever is asked there and not here fails.
      const url = `http://node-${asks.size + 1}.invalid/${serial++}`;
      asks.set(url, deck.node(of));
      return { url, stop: async () => {} };
    }
    const program = await start();
    const ask = await askProgram(program.url, real);
    const url = `${program.url}#taped`;
    asks.set(url, deck.node(of, ask));
    return { ...program, url };
  };
  const clock = ['--timestamp', String(tapedNow - 3_600)];
  startInstead((start) => async (chainId, more = []) => {
    const args = [...more, ...clock];
    const it = await begin(['practice', String(chainId), ...args], () => start(chainId, args));
    return { pid: 0, at: { host: '', port: 0 }, gone: Promise.resolve(), ...it, fromNothing: true } as Anvil;
  });
  startOtherInstead((start) => (more = []) => {
    const args = [...more, ...clock];
    return begin(['other', ...args], () => start(args));
  });
  return () => {
    globalThis.fetch = real;
    startInstead(undefined);
    startOtherInstead(undefined);
  };
}

let serial = 0;

type Body = Readonly<{ id?: unknown; method: string; params?: readonly unknown[] }>;

/** As a node answers over HTTP, one question or several: whoever asked may go before. */
async function answered(ask: Ask, { body, signal }: RequestInit): Promise<Response> {
  signal?.throwIfAborted();
  const asked = JSON.parse(typeof body === 'string' ? body : '') as Body | readonly Body[];
  const one = async ({ id, method, params = [] }: Body) => {
    const question: Question = { method, params };
    return { jsonrpc: '2.0', id, ...(await ask(question)) };
  };
  const all = Array.isArray(asked) ? Promise.all((asked as readonly Body[]).map(one)) : one(asked as Body);
  return Response.json(await Promise.race([all, goes(signal)]));
}

function goes(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
