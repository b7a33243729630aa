import { ReadbackError } from '../text/errors.ts';

/** The JSON is not typed data by EIP-712, or not typed data that every wallet would sign alike. */
export class TypedDataError extends ReadbackError {
  override name = 'TypedDataError';

  constructor(sentence: string, at: number, foreign = '') {
    super(sentence, { details: foreign.slice(0, 200), at });
  }
}
