import { askWhole } from '../askWhole.ts';
import { AiError } from '../aiError.ts';
import type { AiPort, Usage } from '../port.ts';
import type { Excerpt } from './excerpt.ts';
import { type Pointed, readPointed } from './pointed.ts';
import { pointQuestion } from './question.ts';

/**
 * Asks a model once at which lines of a source to look. Nothing is said before the answer is whole. Throws `AiError`; an
 * answer in which nothing can be used is one of kind `shape`.
 */
export async function pointAtLines(
  excerpt: Excerpt,
  port: AiPort,
  signal: AbortSignal,
): Promise<Pointed & Readonly<{ usage?: Usage }>> {
  const { json, ...used } = await askWhole(port, pointQuestion(excerpt), signal);
  const pointed = readPointed(json, excerpt);
  if (pointed === undefined) throw new AiError('shape', { details: 'It points at no line that was sent.' });
  return { ...pointed, ...used };
}
