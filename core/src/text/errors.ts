import type { Problem } from './problem.ts';

/** What an error can carry besides its problem. `at` is a position in the text it speaks of, in UTF-16 units. */
export type ReadbackErrorOptions = Readonly<{ details?: string; at?: number; cause?: unknown }>;

/**
 * The one family of errors. `problem` is what people are told, put into words by `problemText` in the workspace
 * `phrases`; `details` is for developers and may quote foreign text.
 *
 * @example
 * throw new ReadbackError({ id: 'address.noPrefix' }, { details: `got ${text.length} characters`, at: 4 });
 */
export class ReadbackError extends Error {
  override name = 'ReadbackError';
  readonly problem: Problem;
  readonly details: string;
  readonly at?: number;

  constructor(problem: Problem, { details = '', at, cause }: ReadbackErrorOptions = {}) {
    const said = inShort(problem);
    super(details === '' ? said : `${said} (${details})`, cause === undefined ? undefined : { cause });
    this.problem = problem;
    this.details = details;
    if (at !== undefined) this.at = at;
  }
}

/** For developers: the id with its arguments, or the words that it was made with. */
function inShort(problem: Problem): string {
  if (problem.id === 'worded') return problem.args.text;
  return problem.args === undefined ? problem.id : `${problem.id} ${JSON.stringify(problem.args)}`;
}
