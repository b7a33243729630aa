import fc from 'fast-check';

/** Throws of a fair die, each from 0 to 1: numbers as `fc.double` makes them are nearly all close to one end. */
export const fairDice: fc.Arbitrary<() => number> = fc.noShrink(fc.integer()).map((seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const twice = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32;
  };
});
