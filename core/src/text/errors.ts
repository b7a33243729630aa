/** What an error can carry besides its sentence. `at` is a position in the text it speaks of, in UTF-16 units. */
export type ReadbackErrorOptions = Readonly<{ details?: string; at?: number; cause?: unknown }>;

/**
 * The one family of errors. `shortMessage` is a sentence for people, with what to do; `details` is for developers
 * and may quote foreign text.
 *
 * @example
 * throw new ReadbackError('This is not an address.', { details: `got ${text.length} characters`, at: 4 });
 */
export class ReadbackError extends Error {
  override name = 'ReadbackError';
  readonly shortMessage: string;
  readonly details: string;
  readonly at?: number;

  constructor(shortMessage: string, { details = '', at, cause }: ReadbackErrorOptions = {}) {
    super(
      details === '' ? shortMessage : `${shortMessage} (${details})`,
      cause === undefined ? undefined : { cause },
    );
    this.shortMessage = shortMessage;
    this.details = details;
    if (at !== undefined) this.at = at;
  }
}
