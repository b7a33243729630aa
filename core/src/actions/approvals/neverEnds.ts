import type { FoundAt } from '../steps/stepTree.ts';

/** Later than any clock of a chain shows in our lifetime, in seconds: nobody has to know the time. */
export const noClockReaches = 2n ** 40n;

/** Whether a permission or an offer has no end, or one that no clock reaches. */
export function neverEnds(until: FoundAt<bigint> | undefined): boolean {
  return until === undefined || until.value >= noClockReaches;
}
