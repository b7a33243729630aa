import type { ReadbackError } from '../../text/errors.ts';
import type { Reading } from './parsed.ts';

/** A text that cannot be read as what it looks like, with the other ways to read it. */
export function refused(error: ReadbackError, others: readonly Reading[] = []) {
  return { ok: false, error, others } as const;
}
