/**
 * The model that some browsers bring along (the Prompt API: `LanguageModel`). It runs on this device: no host, no key, and
 * nothing leaves. Nothing is downloaded for it unless the user presses for that.
 */
import { AiError } from '../aiError.ts';
import type { AiPort } from '../port.ts';
import type { ProviderOptions } from '../chosenModel.ts';
import { jsonIn } from './jsonIn.ts';

export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

type Session = {
  promptStreaming(text: string, options: object): ReadableStream<string>;
  destroy(): void;
};

/** What browsers offer, as far as it is used here. */
export type BrowserModel = {
  availability(options?: object): Promise<Availability>;
  create(options: object): Promise<Session>;
};

const mostText = 40_000;
/** In milliseconds, for the whole answer. */
const deadline = 180_000;
/** The only languages that the model is asked in. */
const languages = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
} as const;

/** What the browser says of its model: `unavailable` also where it has none. */
export async function browserAvailability(model: BrowserModel | undefined = here()): Promise<Availability> {
  try {
    return (await model?.availability(languages)) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/** Asks the browser’s own model. Its availability is inspected before each question: it can change at any time. */
export function browserModel(
  { onRequest }: ProviderOptions,
  model: BrowserModel | undefined = here(),
): AiPort {
  return {
    async *ask({ system, messages, schema, signal }) {
      const availability = await browserAvailability(model);
      if (!model || availability === 'unavailable') throw new AiError('model', { details: availability });
      const stop = AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
      let session: Session | undefined;
      let text = '';
      try {
        const initialPrompts = [{ role: 'system', content: system }];
        const prompt = messages.map(({ content }) => content).join('\n');
        const body = JSON.stringify({ initialPrompts, prompt, responseConstraint: schema });
        onRequest?.({ method: 'prompt', url: 'browser:LanguageModel', headers: {}, body });
        session = await model.create({ ...languages, initialPrompts, signal: stop });
        const stream = session.promptStreaming(prompt, { responseConstraint: schema, signal: stop });
        for await (const piece of chunks(stream)) {
          text += piece;
          if (text.length > mostText) throw new AiError('length');
        }
      } catch (error) {
        throw errorOf(error, signal);
      } finally {
        session?.destroy();
      }
      if (signal.aborted) throw new AiError('aborted');
      const json = jsonIn(text, Array.isArray(schema.required) ? schema.required.map(String) : []);
      if (json === undefined) throw new AiError('shape', { details: text });
      yield { t: 'done', json };
    },
  };
}

function here(): BrowserModel | undefined {
  const found: unknown = Reflect.get(globalThis, 'LanguageModel');
  return typeof found === 'function' ? (found as unknown as BrowserModel) : undefined;
}

async function* chunks(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function errorOf(error: unknown, signal: AbortSignal): AiError {
  if (error instanceof AiError) return error;
  if (signal.aborted) return new AiError('aborted', { cause: error });
  const name = error instanceof Error ? error.name : '';
  const details = error instanceof Error ? error.message : '';
  if (name === 'QuotaExceededError') return new AiError('length', { details, cause: error });
  if (name === 'NotAllowedError' || name === 'NotReadableError') {
    return new AiError('refusal', { details, cause: error });
  }
  return new AiError(name === 'NotSupportedError' ? 'model' : 'busy', { details, cause: error });
}
