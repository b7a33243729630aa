import { ReadbackError } from '@readback/core/text/errors.ts';

/** The command was given wrongly, or there is nothing in what it was given that could be read. */
export class UsageError extends ReadbackError {
  override name = 'UsageError';
}
