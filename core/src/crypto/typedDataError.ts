import type { Problem } from '../text/problem.ts';
import { ReadbackError } from '../text/errors.ts';

/** The JSON is not typed data by EIP-712, or not typed data that every wallet would sign alike. */
export class TypedDataError extends ReadbackError {
  override name = 'TypedDataError';

  constructor(problem: Problem, at: number, foreign = '') {
    super(problem, { details: foreign.slice(0, 200), at });
  }
}
