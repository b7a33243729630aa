import type { AiError } from '@readback/assistant/aiError.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/assistant/asking.ts';

/** Why a model gave no answer, and what to do. `online`: what the browser says of its connection. */
export function failureWords(
  error: Pick<AiError, 'kind' | 'retryAfter' | 'status'>,
  online: boolean,
): { title: string; text: string } {
  const { title, text } = wordsOf(error, online);
  const { status } = error;
  return {
    title,
    text: status === undefined ? text : `${text} ${fill(words.status, { status: String(status) })}`,
  };
}

function wordsOf(
  { kind, retryAfter }: Pick<AiError, 'kind' | 'retryAfter'>,
  online: boolean,
): { title: string; text: string } {
  if (kind === 'network' && !online) return words.offline;
  if (kind === 'rate' && retryAfter !== undefined) {
    return {
      title: words.failures.rate.title,
      text: fill(words.wait, { seconds: Math.ceil(retryAfter) }),
    };
  }
  return words.failures[kind];
}
