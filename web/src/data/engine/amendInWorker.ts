import type { Readback } from '@readback/core/model/readback.ts';
import type { Body } from '@readback/core/model/request.ts';
import type { AmendAct } from '@readback/core/amend/amendTarget.ts';
import { keepForNext, startWorker } from './startWorker.ts';
import { isRecord } from '../base/shapes.ts';

/** In milliseconds: far more than the longest batch takes. */
const patience = 15_000;

let last = 0;
let before: Promise<unknown> = Promise.resolve();

/**
 * The body of a request with one argument set to another value, made by the engine in its worker. Undefined when that
 * cannot be done exactly, or the worker did not answer in time; never rejects. The body is hostile like any that was
 * parsed: it is frozen and read again before anybody can sign it.
 */
export function amendInWorker(read: ToRead, act: AmendAct): Promise<Body | undefined> {
  // One after the other: they share a worker.
  const made = before.then(() => inWorker(read, act));
  before = made;
  return made;
}

type ToRead = Pick<Readback, 'incoming' | 'steps'>;

function inWorker({ incoming, steps }: ToRead, act: AmendAct): Promise<Body | undefined> {
  return new Promise((resolve) => {
    try {
      const worker = startWorker();
      last += 1;
      const id = last;
      const settle = (data: unknown) => {
        clearTimeout(timer);
        worker.port.onmessage = null;
        if (data === undefined) worker.end();
        else keepForNext(worker);
        resolve(isRecord(data) && isRecord(data.body) ? (data.body as unknown as Body) : undefined);
      };
      const timer = setTimeout(() => settle(undefined), patience);
      worker.onCrash(() => settle(undefined));
      worker.port.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isRecord(data) && data.type === 'amended' && data.id === id) settle(data);
      };
      worker.port.postMessage({ type: 'amend', id, incoming, steps, act });
    } catch {
      resolve(undefined);
    }
  });
}
