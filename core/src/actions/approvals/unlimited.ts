const uint96Max = 2n ** 96n - 1n;

/**
 * Whether an allowance is as good as no limit: at least 2^128, the largest uint96 (tokens that keep allowances
 * in 96 bits read it as "infinite"), or all that exists of the token. The largest uint160 of Permit2 is above 2^128.
 *
 * @param raw the allowance in the token's smallest unit
 * @param supply the token's total supply in the same unit, where it is known
 */
export function isUnlimited(raw: bigint, supply?: bigint): boolean {
  if (raw >= 2n ** 128n || raw === uint96Max) return true;
  return supply !== undefined && supply > 0n && raw >= supply;
}
