import { checksummed, groupsOfFour } from '@readback/core/text/address.ts';
import type { Address } from 'viem';

/** The ten groups of four digits, as two rows of five. */
export function addressRows(address: Address): readonly (readonly string[])[] {
  const groups = groupsOfFour(address);
  return [groups.slice(0, 5), groups.slice(5)];
}

/** First and last digits, for places where the whole opens on focus: `0x9F2c…41AE`. */
export function shortAddress(address: Address): string {
  const groups = groupsOfFour(address);
  return `0x${groups[0] ?? ''}…${groups.at(-1) ?? ''}`;
}

/**
 * All digits in a row, in three: what begins alike, what lies between the first and the last digit that differ, and what
 * ends alike. Joined they are the address; without another one all of it is the first.
 */
export function digitsAgainst(
  address: Address,
  other: Address | undefined,
): readonly [string, string, string] {
  const whole = checksummed(address);
  if (other === undefined || other.toLowerCase() === address.toLowerCase()) return [whole, '', ''];
  const differs = Array.from(whole, (digit, at) => digit.toLowerCase() !== other[at]?.toLowerCase());
  const [from, to] = [differs.indexOf(true), differs.lastIndexOf(true) + 1];
  return [whole.slice(0, from), whole.slice(from, to), whole.slice(to)];
}
