import type { Address } from 'viem';

/** How many hex digits two addresses share at the front and at the back. Not for an address and itself. */
function sharedEnds(a: Address, b: Address): Readonly<{ front: number; back: number }> {
  const one = a.slice(2).toLowerCase();
  const two = b.slice(2).toLowerCase();
  if (one === two) return { front: 0, back: 0 };
  let front = 0;
  while (one[front] === two[front]) front += 1;
  let back = 0;
  while (one.at(-1 - back) === two.at(-1 - back)) back += 1;
  return { front, back };
}

/**
 * Whether one address was made to be taken for the other. `both`: at least four digits at each end, which happens
 * by chance once in four thousand million. `one`: at least six digits at one end.
 */
export function looksLike(a: Address, b: Address): 'both' | 'one' | undefined {
  const { front, back } = sharedEnds(a, b);
  if (front >= 4 && back >= 4) return 'both';
  return front >= 6 || back >= 6 ? 'one' : undefined;
}
