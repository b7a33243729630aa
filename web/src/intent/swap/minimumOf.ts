/** One percent below what is paid now, cut to four digits: what a person can read, and never more than was said. */
export function minimumOf(gets: bigint): bigint {
  const less = (gets * 99n) / 100n;
  const digits = less.toString().length;
  const unit = digits > 4 ? 10n ** BigInt(digits - 4) : 1n;
  return less - (less % unit);
}
