import { jsonSchema, type LanguageModel, Output, streamText } from 'ai';
import { AiError } from '../aiError.ts';
import type { AiEvent, AiRequest } from '../port.ts';
import { errorOf } from './errorOf.ts';
import { jsonIn } from './jsonIn.ts';

// Warnings of the library are for its developers, not for the console of someone's browser.
Reflect.set(globalThis, 'AI_SDK_LOG_WARNINGS', false);

/** The longest answer that makes sense has a few thousand characters. */
const mostText = 40_000;

/**
 * Asks a model once, reads its answer as it comes, and gives its JSON once it is whole. A name as text would go to a
 * gateway: only objects are taken. The key is in no error.
 */
export async function* askModel(
  model: Exclude<LanguageModel, string>,
  { system, messages, schema, maxTokens, signal }: AiRequest,
  key: string | undefined,
  providerOptions?: Parameters<typeof streamText>[0]['providerOptions'],
): AsyncGenerator<AiEvent> {
  let text = '';
  const left = new AbortController();
  try {
    const { stream } = streamText({
      model,
      instructions: system,
      messages: [...messages],
      output: { ...Output.object<unknown>({ schema: jsonSchema(schema) }), parsePartialOutput: unread },
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      ...(providerOptions ? { providerOptions } : {}),
      abortSignal: AbortSignal.any([signal, left.signal]),
      onError: () => {
        // Without it the library writes to the console. The error itself comes with the stream.
      },
    });
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new AiError('aborted');
      if (part.type === 'text-delta') {
        text += part.text;
        if (text.length > mostText) throw new AiError('length', { details: text });
      }
      if (part.type === 'finish') {
        const { inputTokens, inputTokenDetails, outputTokens } = part.totalUsage;
        const usage = {
          in: inputTokens ?? 0,
          cached: inputTokenDetails.cacheReadTokens ?? 0,
          out: outputTokens ?? 0,
        };
        yield { t: 'usage', usage };
        if (part.finishReason === 'content-filter') throw new AiError('refusal');
        if (part.finishReason === 'length') throw new AiError('length');
      }
    }
  } catch (error) {
    throw errorOf(error, signal, key);
  } finally {
    // Whoever leaves early hangs up: the library would go on reading.
    left.abort();
  }
  if (signal.aborted) throw new AiError('aborted');
  const json = jsonIn(text, requiredBy(schema));
  if (json === undefined) throw new AiError('shape', { details: text });
  yield { t: 'done', json };
}

/** The library would read all that came again with each word that comes, and a flood of words would freeze the page. */
async function unread({ text }: { text: string }): Promise<{ partial: string }> {
  return { partial: text };
}

function requiredBy({ required }: AiRequest['schema']): readonly string[] {
  return Array.isArray(required) ? required.map(String) : [];
}
