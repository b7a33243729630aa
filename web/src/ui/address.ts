import { groupsOfFour } from '@readback/core/text/address.ts';
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
