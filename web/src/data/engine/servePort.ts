import { unknown, type Known } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Body, Incoming } from '@readback/core/model/request.ts';
import type { ReadOptions } from '@readback/core/readback.ts';
import { readPasted } from '@readback/core/request/parse/readPasted.ts';
import type { World } from '@readback/core/world/world.ts';
import type { Port, ToPage, ToWorker, Question } from './messages.ts';
import { draftOf } from './draftOf.ts';
import { cutter } from './pieces.ts';
import { toWire } from './wireParsed.ts';
import { guarded } from '@readback/core/world/guard.ts';
import { fetchAllParts, knowParts } from '@readback/core/reading/parts.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { knowProtocols } from '@readback/core/shipped/protocols.ts';

export type Read = (
  incoming: Incoming,
  world: World,
  signal: AbortSignal,
  options: Pick<ReadOptions, 'onlyLast'>,
) => AsyncIterable<Readback>;

/** Answers nothing, at once. */
const nobody: World = { ask: async () => unknown('notAsked') };

/** How long after a reading the rest of the engine is fetched, in milliseconds: nothing that is shown waits for it. */
const idle = 3_000;

/**
 * The worker's side of a reading. The worker fetches nothing but parts of the engine: every question goes over the port to the
 * page. Once something was read, the other parts are fetched as well, so that the next request needs no network for them.
 */
export function servePort(port: Port, read: Read): void {
  let ahead: ReturnType<typeof setTimeout> | undefined;
  const say = (message: ToPage) => port.postMessage(message);
  const { world, answered } = portWorld(say);
  port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    switch (data.type) {
      case 'read':
        return void run(data);
      case 'parse':
        return void parsed(data);
      case 'warm':
        return void warm(data);
      case 'amend':
        return void amend(data);
      case 'answer':
        return answered(data.id, data.answer);
      case 'ping':
        return say({ type: 'pong' });
    }
  };

  async function parsed({ id, text, context }: Extract<ToWorker, { type: 'parse' | 'warm' }>) {
    const it = await readPasted(text, context);
    say({ type: 'parsed', id, parsed: toWire(it, text) });
    return it;
  }

  async function amend({ id, act, incoming, steps }: Extract<ToWorker, { type: 'amend' }>) {
    let body: Body | undefined;
    try {
      await Promise.all([knowProtocols(chainOf(incoming.request.body)), knowParts(incoming)]);
      const { amended } = await import('@readback/core/amend/amend.ts');
      body = amended({ incoming, steps }, act);
    } catch {
      // Nothing is changed then.
    }
    say({ type: 'amended', id, ...(body ? { body } : {}) });
  }

  /**
   * Reads it back too, asking nobody, and tells what it says alone. What runs for the first time takes several times
   * as long: by the time it is read in earnest, it has run.
   */
  async function warm(text: Extract<ToWorker, { type: 'warm' }>) {
    const it = await parsed(text);
    const request = it.ok ? it.request : it.open?.request;
    let last: Readback | undefined;
    if (request !== undefined) {
      const incoming: Incoming = { request, origin: { via: 'paste' }, receivedAt: Date.now() };
      try {
        for await (const readback of read(incoming, nobody, new AbortController().signal, {}))
          last = readback;
      } catch {
        // A draft is a courtesy: what could not be read now is read, or fails, when it is asked for.
        last = undefined;
      }
    }
    say({ type: 'drafted', id: text.id, ...(last === undefined ? {} : { draft: draftOf(last) }) });
  }

  async function run({ incoming, onlyLast }: Extract<ToWorker, { type: 'read' }>) {
    const cut = cutter(incoming);
    try {
      const { signal } = new AbortController();
      for await (const readback of read(incoming, world, signal, { onlyLast })) {
        const { pieces, rest } = cut(readback);
        for (const piece of pieces) say({ type: 'piece', piece });
        say({ type: 'readback', rest });
      }
      say({ type: 'done' });
      ahead ??= setTimeout(() => void fetchAllParts(), idle);
    } catch (error) {
      // Browsers show it to developers; Node, where tests run, has no such function.
      globalThis.reportError?.(error);
      say({ type: 'failed' });
    }
  }
}

/** A world on the other side of a port. `answered` takes what comes back. */
function portWorld(say: (message: ToPage) => void) {
  const waiting = new Map<number, (answer: Known<unknown>) => void>();
  let next = 0;

  const world: World = {
    ask: (kind, question, { signal, deadline, maxBytes }) => {
      const id = next++;
      return new Promise<Known<never>>((resolve) => {
        const cancel = () => {
          say({ type: 'cancel', id });
          settle(unknown('timeout'));
        };
        const settle = (answer: Known<unknown>) => {
          waiting.delete(id);
          signal.removeEventListener('abort', cancel);
          // `guarded` below checks that the answer is one to this kind of question.
          resolve(answer as Known<never>);
        };
        waiting.set(id, settle);
        signal.addEventListener('abort', cancel, { once: true });
        say({ type: 'ask', id, deadline, maxBytes, kind, question } as ToPage & Question);
      });
    },
  };

  return {
    world: guarded(world),
    answered: (id: number, answer: Known<unknown>) => waiting.get(id)?.(answer),
  };
}
