import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { chainInfo, knowChain } from '@readback/core/world/chains.ts';
import type { World } from '@readback/core/world/world.ts';
import { overPort } from './overPort.ts';
import { startWorker } from './startWorker.ts';
import { unfinished } from './unfinished.ts';
import { browserWorld } from '../world/world.ts';

export type Reading = Readonly<{
  /** Ends the reading and the worker. Nothing is said after that. */
  stop(): void;
}>;

/**
 * Reads a request in a worker of its own and says every revision. When the worker does not start,
 * crashes or no longer answers it is ended, and the last revision says that the reading was not finished: such a request cannot be signed.
 *
 * @example
 * const reading = readInWorker(incoming, setReadback, browserWorld({ wallet }));
 * return () => reading.stop();
 */
export function readInWorker(
  incoming: Incoming,
  onReadback: (readback: Readback) => void,
  world: World = browserWorld(),
): Reading {
  const said = onceNamed(incoming, onReadback);
  const worker = attempt(startWorker);
  if (!worker) {
    // Told later, as any other revision: whoever asked has no hold on the reading yet.
    const timer = setTimeout(() => onReadback(unfinished(incoming, undefined, 'crashed')), 0);
    return { stop: () => clearTimeout(timer) };
  }
  const reading = overPort({ port: worker.port, incoming, world, onReadback: said.take, onEnd: worker.end });
  worker.onCrash(reading.crashed);
  return {
    stop: () => {
      said.stop();
      reading.stop();
    },
  };
}

/**
 * What the engine says of a network that few use comes once its name and its currency are here: the page draws them. The
 * list of these networks is loaded for no other.
 */
function onceNamed(
  { request }: Incoming,
  onReadback: (readback: Readback) => void,
): Readonly<{ take: (readback: Readback) => void; stop: () => void }> {
  const chainId = chainOf(request.body);
  if (chainId === undefined || chainInfo(chainId) !== undefined) return { take: onReadback, stop: () => {} };
  let isNamed = false;
  let last: Readback | undefined;
  void knowChain(chainId).then(() => {
    isNamed = true;
    if (last) onReadback(last);
  });
  return {
    take: (readback) => {
      if (isNamed) onReadback(readback);
      else last = readback;
    },
    stop: () => {
      last = undefined;
    },
  };
}

/** A browser may refuse to start a worker at all. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
