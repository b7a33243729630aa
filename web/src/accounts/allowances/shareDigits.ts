/**
 * The part of a holding in percent, in words of digits: never rounded to nothing, and never up to all of it.
 *
 * @param share of 10,000
 */
export function shareDigits(share: number): Readonly<{ about: 'less' | 'more' | 'is'; percent: number }> {
  if (share > 0 && share < 100) return { about: 'less', percent: 1 };
  if (share < 10_000 && share > 9_900) return { about: 'more', percent: 99 };
  return { about: 'is', percent: Math.floor(share / 100) };
}
