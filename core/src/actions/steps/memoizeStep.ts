import { memoizer } from '../../kit/memoize.ts';

/** What is asked of ten thousand steps, a dozen questions of each: what is asked once of a whole request is kept apart. */
export const memoizeStep = memoizer();
