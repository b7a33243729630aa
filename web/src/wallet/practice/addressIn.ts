import { checksummed } from '@readback/core/text/address.ts';
import { type Address, isAddress } from 'viem';
import { invalid } from './refusals.ts';

/** @throws {PracticeError} -32602 if it is not an address. `wrong` says so. */
export function addressIn(it: unknown, wrong: string): Address {
  if (typeof it !== 'string' || !isAddress(it, { strict: false })) throw invalid(wrong);
  return checksummed(it);
}
