import { accountKey } from '../../text/accountKey.ts';
import type { Address } from 'viem';

/**
 * Whether one address was made to be taken for the other. `strong`: at least two digits at the front, three at the back
 * and eight in all, which happens by chance about once in a billion. `weak`: at least two at each end and seven in all,
 * or six at one end. Measured on pairs that thieves made (`vectors/poisonedPairs.json`). A long front alone is weak:
 * honest addresses are sought for that, too.
 */
export function looksLike(a: Address, b: Address): 'strong' | 'weak' | undefined {
  const { front, back } = sharedEnds(a, b);
  if (front >= 2 && back >= 3 && front + back >= 8) return 'strong';
  const atBoth = front >= 2 && back >= 2 && front + back >= 7;
  return atBoth || front >= 6 || back >= 6 ? 'weak' : undefined;
}

/**
 * What an address has in common with those that look like it at both ends, for finding them among many: two addresses
 * share one of these where they look alike, and only there.
 */
export function bothEndsOf(address: Address): readonly number[] {
  const first = Number.parseInt(address.slice(2, 7), 16);
  const last = Number.parseInt(address.slice(-5), 16);
  // Seven digits in all, of which so many are from the front.
  const ends = (front: number) => {
    const back = 16 ** (7 - front);
    return front * 16 ** 7 + (first >> (4 * (5 - front))) * back + (last % back);
  };
  return [ends(2), ends(3), ends(4), ends(5)];
}

/** How many hex digits two addresses share at the front and at the back. Not for an address and itself. */
function sharedEnds(a: Address, b: Address): Readonly<{ front: number; back: number }> {
  const [one, two] = [accountKey(a), accountKey(b)];
  if (one === two) return { front: 0, back: 0 };
  let front = 0;
  while (one[2 + front] === two[2 + front]) front += 1;
  let back = 0;
  while (one.at(-1 - back) === two.at(-1 - back)) back += 1;
  return { front, back };
}
