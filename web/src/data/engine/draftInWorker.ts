import type { ParseContext, Parsed } from '@readback/core/request/parse/parsed.ts';
import { asDraft, type Draft } from './draft.ts';
import { keepForNext, startWorker } from './startWorker.ts';
import { fromWire } from './wireParsed.ts';
import { isRecord } from '../base/shapes.ts';

/** How a text was understood before anybody asked for it, and what it says alone. */
export type Drafted = Readonly<{ parsed: Parsed; draft?: Draft | undefined }>;

/** In characters: of a longer text nothing is said before it is asked for. */
const small = 20_000;

/** Below zero: those of texts that are read because it was asked for are above. */
let last = 0;

/**
 * What a text says alone, read in the worker, which asks nobody. Says nothing of one that is too long, and where no
 * worker can be started; nothing either once the worker is wanted for something else. Never throws.
 */
export function draftInWorker(text: string, context: ParseContext, take: (it: Drafted) => void): void {
  if (text.length > small) return;
  try {
    const worker = startWorker();
    keepForNext(worker);
    last -= 1;
    const id = last;
    let parsed: Parsed | undefined;
    worker.port.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isRecord(data) || data.id !== id) return;
      if (data.type === 'parsed') parsed = fromWire(data.parsed, text);
      if (data.type === 'drafted' && parsed) take({ parsed, draft: asDraft(data.draft) });
    };
    worker.port.postMessage({ type: 'warm', id, text, context });
  } catch {
    // It is tried again, and said, when the text is read.
  }
}
