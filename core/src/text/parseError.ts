import { ReadbackError } from './errors.ts';

/** The text cannot be read as a request, or not yet. */
export class ParseError extends ReadbackError {
  override name = 'ParseError';
}

/** What was made of the text is right but not enough: it must be said which contract or chain it is for. */
export class NeedsError extends ParseError {
  override name = 'NeedsError';
}
