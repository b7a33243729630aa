import { APICallError } from 'ai';
import { AiError, type AiErrorKind } from '../aiError.ts';
import { mask } from './mask.ts';

/**
 * What a library threw or streamed as an error, as one of ours. What the provider says of it goes into `details`,
 * without the key, which some providers repeat.
 */
export function errorOf(error: unknown, signal: AbortSignal, key?: string): AiError {
  const wordsOf = (it: unknown) => (key ? saidBy(it).replaceAll(key, mask) : saidBy(it));
  const found = chain(error).find((it) => it instanceof AiError);
  if (found) return found;
  if (signal.aborted) return new AiError('aborted', { cause: error });
  const call = chain(error).find((it) => APICallError.isInstance(it));
  if (call) return callError(call, wordsOf(call));
  const details = wordsOf(error);
  const name = error instanceof Error ? error.name : 'AI_StreamProviderError';
  // The library's own errors have names of this form: what came could not be read, unless the provider says more.
  if (name === 'AI_StreamProviderError') return new AiError('busy', { details, cause: error });
  return new AiError(name.startsWith('AI_') ? 'shape' : 'network', { details, cause: error });
}

function callError(error: APICallError, said: string): AiError {
  const { statusCode: status, responseHeaders: headers } = error;
  const wait = Number(headers?.['retry-after']);
  const details = `${status ?? 'no answer'}: ${said}`;
  const retryAfter = Number.isFinite(wait) && wait > 0 ? { retryAfter: Math.min(wait, 86_400) } : {};
  return new AiError(kindOf(status), { details, ...retryAfter, status, cause: error });
}

function kindOf(status: number | undefined): AiErrorKind {
  if (status === undefined) return 'network';
  if (status === 401 || status === 403) return 'auth';
  if (status === 402 || status === 429) return 'rate';
  // A good status with an answer that cannot be read: some other server answers there.
  if (status < 300) return 'shape';
  return status >= 500 || status === 408 ? 'busy' : 'model';
}

/** The error and what it was caused by, outermost first. */
function chain(error: unknown): readonly unknown[] {
  const found: unknown[] = [];
  for (let it = error; it !== undefined && it !== null && found.length < 8; ) {
    found.push(it);
    it = typeof it === 'object' ? (Reflect.get(it, 'lastError') ?? Reflect.get(it, 'cause')) : undefined;
  }
  return found;
}

function saidBy(error: unknown): string {
  if (typeof error === 'string') return error;
  if (error instanceof Error) return error.message;
  try {
    return JSON.stringify(error) ?? '';
  } catch {
    return '';
  }
}
