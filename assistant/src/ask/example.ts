/** A question that is about no request: by it a model is tried out, and by it the user sees what is sent. */
import { AiError } from '../aiError.ts';
import { askWhole } from '../askWhole.ts';
import { maskWords } from '../handles/maskWords.ts';
import type { AiPort, AiRequest } from '../port.ts';
import { queriesNamed, questionFor } from './question.ts';

/** What is asked of a model about `words`, as about any question of the user's. */
export function exampleQuestion(words: string): Omit<AiRequest, 'signal'> {
  return questionFor(maskWords(words, []));
}

/** Asks a model once. Throws `AiError`; an answer that names none of the queries is one of kind `shape`. */
export async function askExample(words: string, port: AiPort, signal: AbortSignal): Promise<void> {
  const { json } = await askWhole(port, exampleQuestion(words), signal);
  const named = queriesNamed(json) ?? [];
  if (named.length === 0) throw new AiError('shape', { details: 'It names none of the queries.' });
}
