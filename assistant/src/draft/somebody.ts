import type { Handle } from '../handles/handle.ts';
import type { ValueToken } from './token.ts';

/** An address or a name: what is between quotation marks is a text. */
export function isSomebody({ handle, item }: ValueToken): boolean {
  if (item === true) return false;
  return handle.kind === 'ADDR' || (handle.kind === 'NAME' && !isInMarks(handle));
}

export function isInMarks({ text }: Handle): boolean {
  return /^["'“”„«‘「『]/.test(text);
}
