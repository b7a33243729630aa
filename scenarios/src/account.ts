import type { Address } from 'viem';
import type { Setting } from './scenario.ts';

/** A practice account by its place: 0 is the user's own, 1 to 3 own the Safe. */
export function account({ info }: Setting, at: number): Address {
  const found = info.accounts[at];
  if (!found) throw new RangeError(`There is no practice account ${at + 1}.`);
  return found.address;
}
