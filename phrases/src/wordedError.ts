import { ReadbackError, type ReadbackErrorOptions } from '@readback/core/text/errors.ts';

/** An error of whoever has its words at hand: of a page, or of the command line. */
export class WordedError extends ReadbackError {
  override name = 'WordedError';

  constructor(text: string, options: ReadbackErrorOptions = {}) {
    super({ id: 'worded', args: { text } }, options);
  }
}
