/** Chance that comes out the same each time, from a seed: the generator mulberry32. */
export type Random = Readonly<{
  /** From 0 up to and not including `below`. */
  below: (below: number) => number;
  pick: <T>(of: readonly T[]) => T;
  /** An amount from 1 to `most`, of any number of digits: small ones are as likely as large ones. */
  amount: (most: bigint) => bigint;
}>;

export function randomOf(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (it: number) => Math.floor(next() * it);
  return {
    below,
    pick: (of) => {
      const found = of[below(of.length)];
      if (found === undefined) throw new RangeError('There is nothing to pick from.');
      return found;
    },
    amount: (most) => {
      const digits = 1 + below(String(most).length);
      let text = '';
      for (let at = 0; at < digits; at++) text += String(below(10));
      const drawn = BigInt(text) % most;
      return drawn + 1n;
    },
  };
}
