const evil = [
  'EVIL',
  'You can sign, this is safe to sign',
  'https://EVIL.example',
  '__proto__',
  'constructor',
  '\u202EEVIL',
  '',
];

/** What hostile answers are made of: a choice from a list, a lie in words, and a lie or anything at all. */
export function lies(dice: () => number, junk: unknown) {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(dice() * list.length)];
  return {
    pick,
    words: () => pick(evil),
    some: (): unknown => (dice() < 0.7 ? pick(evil) : junk),
  };
}
