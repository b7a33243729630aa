import { WordedError } from '@readback/phrases/wordedError.ts';

/** The command was given wrongly, or there is nothing in what it was given that could be read. */
export class UsageError extends WordedError {
  override name = 'UsageError';
}
