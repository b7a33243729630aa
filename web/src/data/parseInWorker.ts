import type { ParseContext, Parsed } from '@readback/core/request/parsed.ts';
import { keepForNext, startWorker } from './engine/startWorker.ts';
import { fromWire } from './engine/wireParsed.ts';
import { isRecord } from './shapes.ts';

/** In milliseconds: far more than a text of the longest length takes. */
const patience = 15_000;

/**
 * Reads a text in a worker, so that the page answers meanwhile and needs no parser of its own. The worker is kept for
 * a moment: what was pasted is read back next. Undefined when no worker could be started, or it did not answer in
 * time; never rejects.
 */
export function parseInWorker(text: string, context: ParseContext): Promise<Parsed | undefined> {
  return new Promise((resolve) => {
    try {
      const worker = startWorker();
      const settle = (parsed: Parsed | undefined) => {
        clearTimeout(timer);
        worker.port.onmessage = null;
        if (parsed) keepForNext(worker);
        else worker.end();
        resolve(parsed);
      };
      const timer = setTimeout(() => settle(undefined), patience);
      worker.onCrash(() => settle(undefined));
      worker.port.onmessage = ({ data }: MessageEvent<unknown>) =>
        settle(isRecord(data) && data.type === 'parsed' ? fromWire(data.parsed, text) : undefined);
      worker.port.postMessage({ type: 'parse', text, context });
    } catch {
      resolve(undefined);
    }
  });
}

/** In characters: a longer text is not read before it is asked for. */
const small = 20_000;

/**
 * Starts the worker while a text is being typed or pasted, and has it read the text once for nothing, so that what it
 * runs is there when it is asked. Never throws.
 */
export function getReady(text: string, context: ParseContext): void {
  try {
    const worker = startWorker();
    keepForNext(worker);
    if (text.length <= small) worker.port.postMessage({ type: 'warm', text, context });
  } catch {
    // It is tried again, and said, when the text is read.
  }
}
