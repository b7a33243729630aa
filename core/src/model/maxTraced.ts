/** How many calls of a run are kept: the first ones, in the order of the run. */
export const maxTraced = 10_000;
