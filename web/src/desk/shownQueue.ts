import type { Queue } from '@readback/core/safe/queue.ts';

/** So many transactions are shown at first, and read back; as many more with each press. */
export const rowsInPage = 20;

export type ShownQueue = Readonly<{
  byNonce: readonly (Queue['byNonce'][number] & Readonly<{ all: number }>)[];
  /** How many are shown, and how many there are. */
  shown: number;
  count: number;
}>;

/**
 * The first transactions of a queue, by nonce: of those that want the same one, the ones that lack fewest signatures first, so
 * that however many strangers propose they push none away that owners signed. `all`: how many want that nonce.
 */
export function shownQueue({ byNonce }: Pick<Queue, 'byNonce'>, most: number): ShownQueue {
  const count = byNonce.reduce((sum, { rivals }) => sum + rivals.length, 0);
  let left = most;
  const shown = byNonce.flatMap(({ nonce, rivals }) => {
    const its = rivals.toSorted((one, other) => one.missing - other.missing).slice(0, left);
    left -= its.length;
    return its.length === 0 ? [] : [{ nonce, rivals: its, all: rivals.length }];
  });
  return { byNonce: shown, shown: most - left, count };
}
