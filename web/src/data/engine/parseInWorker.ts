import type { ParseContext, Parsed } from '@readback/core/request/parse/parsed.ts';
import { type EngineWorker, keepForNext, startWorker } from './startWorker.ts';
import { fromWire } from './wireParsed.ts';
import { isRecord } from '../base/shapes.ts';

/** In milliseconds: far more than a text of the longest length takes. */
const patience = 15_000;

/** What the worker made of a text before anybody asked for it. */
type Early = { text: string; context: string; parsed?: Parsed };

let early: Early | undefined;
let last = 0;

/**
 * Reads a text in a worker, so that the page answers meanwhile and needs no parser of its own. The worker is kept for
 * a moment: what was pasted is read back next. Undefined when no worker could be started, or it did not answer in
 * time; never rejects.
 */
export function parseInWorker(text: string, context: ParseContext): Promise<Parsed | undefined> {
  const { parsed: known } = earlyOf(text, context) ?? {};
  if (known) return Promise.resolve(known);
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
      hear(worker, text, settle, () => settle(undefined), { type: 'parse', text, context });
    } catch {
      resolve(undefined);
    }
  });
}

/** In characters: a longer text is not read before it is asked for. */
const small = 20_000;

/**
 * Starts the worker while a text is being typed or pasted, and has it read the text, so that what it runs is there
 * when it is asked, and what it made of the text too. Never throws.
 */
export function getReady(text: string, context: ParseContext): void {
  try {
    const worker = startWorker();
    keepForNext(worker);
    early = undefined;
    if (text.length > small) return;
    const now: Early = { text, context: keyOf(context) };
    early = now;
    hear(
      worker,
      text,
      (parsed) => (now.parsed = parsed),
      () => {},
      { type: 'warm', text, context },
    );
  } catch {
    // It is tried again, and said, when the text is read.
  }
}

function earlyOf(text: string, context: ParseContext): Early | undefined {
  return early?.text === text && early.context === keyOf(context) ? early : undefined;
}

function keyOf(context: ParseContext): string {
  return JSON.stringify(context);
}

/** Asks, and hears its own answer alone: an earlier one may still be on its way. */
function hear(
  { port }: EngineWorker,
  text: string,
  take: (parsed: Parsed) => void,
  refuse: () => void,
  message: Readonly<{ type: 'parse' | 'warm'; text: string; context: ParseContext }>,
): void {
  last += 1;
  const id = last;
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data.type === 'drafted') return;
    if (!isRecord(data) || data.type !== 'parsed') return refuse();
    if (data.id !== id) return;
    const parsed = fromWire(data.parsed, text);
    if (parsed) take(parsed);
    else refuse();
  };
  port.postMessage({ ...message, id });
}
