// oxlint-disable-next-line import/default -- Vite makes the default export: the address of the built worker.
import workerUrl from '../engine.worker.ts?worker&url';
import { trustedScriptUrl } from '../../app/trustedTypes.ts';
import type { Port } from './messages.ts';

export type EngineWorker = Readonly<{ port: Port; end(): void; onCrash(listener: () => void): void }>;

/** Starts the engine in a worker of its own and opens a port to it. */
export function startWorker(): EngineWorker {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'readback engine' });
  worker.postMessage(port2, [port2]);
  return {
    port: port1,
    end: () => worker.terminate(),
    onCrash(listener) {
      worker.onerror = listener;
      worker.onmessageerror = listener;
    },
  };
}
