// oxlint-disable-next-line import/default -- Vite makes the default export: the address of the built worker.
import workerUrl from './engine.worker.ts?worker&url';
import { trustedScriptUrl } from './trustedTypes.ts';
import type { Port } from './messages.ts';

export type EngineWorker = Readonly<{ port: Port; end(): void; onCrash(listener: () => void): void }>;

/** How long a worker that read something waits for what is read next, in milliseconds: longer than most blocks take. */
const patience = 15_000;

let waiting: { worker: EngineWorker; timer: ReturnType<typeof setTimeout> } | undefined;

/** Starts the engine in a worker of its own and opens a port to it; or gives the one that waits. */
export function startWorker(): EngineWorker {
  if (waiting) {
    const { worker, timer } = waiting;
    clearTimeout(timer);
    waiting = undefined;
    return worker;
  }
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'readback-engine' });
  worker.postMessage(port2, [port2]);
  return {
    port: port1,
    end: () => {
      port1.close();
      worker.terminate();
    },
    onCrash(listener) {
      worker.onerror = listener;
      worker.onmessageerror = listener;
    },
  };
}

/** Hands back a worker that has nothing to do and has not gone wrong: the next one who starts one gets it. */
export function keepForNext(worker: EngineWorker): void {
  if (waiting) return worker.end();
  const drop = () => {
    if (waiting?.worker === worker) waiting = undefined;
    clearTimeout(timer);
    worker.end();
  };
  const timer = setTimeout(drop, patience);
  worker.onCrash(drop);
  waiting = { worker, timer };
}
