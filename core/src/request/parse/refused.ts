import type { ReadbackError } from '../../text/errors.ts';
import type { PastedReading } from './parsed.ts';

/** A text that cannot be read as what it looks like, with the other ways to read it. */
export function refused(error: ReadbackError, others: readonly PastedReading[] = []) {
  return { ok: false, error, others } as const;
}
