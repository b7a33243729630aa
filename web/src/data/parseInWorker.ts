import type { ParseContext, Parsed } from '@readback/core/request/parsed.ts';
import { ParseError } from '@readback/core/request/parseError.ts';
import { startWorker } from './engine/startWorker.ts';
import { fromWire } from './engine/wireParsed.ts';
import { isRecord } from './shapes.ts';

/** In milliseconds: far more than a text of the longest length takes. */
const patience = 15_000;

/** Reads a text in a worker of its own, so that the page answers meanwhile. Never rejects. */
export function parseInWorker(text: string, context: ParseContext): Promise<Parsed> {
  return new Promise((resolve) => {
    try {
      const worker = startWorker();
      const settle = (parsed: Parsed) => {
        clearTimeout(timer);
        worker.port.onmessage = null;
        worker.port.close();
        worker.end();
        resolve(parsed);
      };
      const timer = setTimeout(() => settle(unread), patience);
      worker.onCrash(() => settle(unread));
      worker.port.onmessage = ({ data }: MessageEvent<unknown>) =>
        settle((isRecord(data) && data.type === 'parsed' ? fromWire(data.parsed) : undefined) ?? unread);
      worker.port.postMessage({ type: 'parse', text, context });
    } catch {
      resolve(unread);
    }
  });
}

const unread: Parsed = {
  ok: false,
  error: new ParseError('This could not be read here: the part that reads did not start, or did not end.'),
  others: [],
};
