import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import type { World } from '@readback/core/world/world.ts';
import { overPort } from './engine/overPort.ts';
import { startWorker } from './engine/startWorker.ts';
import { browserWorld } from './world.ts';

export type Reading = Readonly<{
  /** Ends the reading and the worker. Nothing is said afterwards. */
  stop(): void;
}>;

/**
 * Reads a request in a worker of its own and says every revision. When the worker crashes or no longer answers it
 * is ended, and the last revision says that the reading was not finished: such a request cannot be signed.
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
  const worker = startWorker();
  const reading = overPort({ port: worker.port, incoming, world, onReadback, onEnd: worker.end });
  worker.onCrash(reading.crashed);
  return { stop: reading.stop };
}
