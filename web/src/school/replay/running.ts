/**
 * What a balance shows on its way: whole units, slower towards the end, and exactly what it is at both ends. `share` is
 * how far it has run, from 0 to 1.
 */
export function between(
  { from, to, decimals }: Readonly<{ from: bigint; to: bigint; decimals: number }>,
  share: number,
): bigint {
  if (share <= 0) return from;
  if (share >= 1) return to;
  const eased = 1 - (1 - share) ** 3;
  const raw = from + ((to - from) * BigInt(Math.round(eased * fine))) / BigInt(fine);
  const whole = raw - (raw % 10n ** BigInt(decimals));
  // Never less or more than at either end.
  const least = from < to ? from : to;
  return whole < least ? least : whole;
}

const fine = 10_000;
