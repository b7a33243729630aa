import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import type { World } from '@readback/core/world/world.ts';
import { overPort } from './overPort.ts';
import { keepForNext, startWorker } from './startWorker.ts';

/**
 * Reads a request to its end in a worker, which is then kept for a moment: a request that is open is read again every
 * few seconds. Undefined when it came to no end, or `signal` said that nobody waits any more; never rejects.
 */
export function readOnceInWorker(
  incoming: Incoming,
  world: World,
  signal: AbortSignal,
): Promise<Readback | undefined> {
  return new Promise((resolve) => {
    try {
      if (signal.aborted) return resolve(undefined);
      let last: Readback | undefined;
      const worker = startWorker();
      const settle = (readback: Readback | undefined) => {
        signal.removeEventListener('abort', reading.stop);
        resolve(readback);
      };
      const reading = overPort({
        port: worker.port,
        incoming,
        world,
        onlyLast: true,
        onReadback: (readback) => {
          last = readback;
        },
        onDone: () => {
          keepForNext(worker);
          settle(last);
        },
        onEnd: () => {
          worker.end();
          settle(undefined);
        },
      });
      worker.onCrash(reading.crashed);
      signal.addEventListener('abort', reading.stop, { once: true });
    } catch {
      resolve(undefined);
    }
  });
}
