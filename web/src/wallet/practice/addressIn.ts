import { checksummed } from '@readback/core/text/address.ts';
import { type Address, isAddress } from 'viem';
import { invalid } from './errors.ts';

/** @throws {PracticeError} -32602 if it is no address. `what` names the parameter. */
export function addressIn(it: unknown, what: string): Address {
  if (typeof it !== 'string' || !isAddress(it, { strict: false })) throw invalid(`${what} is not an address`);
  return checksummed(it);
}
