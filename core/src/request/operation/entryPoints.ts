import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import type { EntryPointVersion } from '../../model/request.ts';

/** The entry points of ERC-4337 that are deployed at one address everywhere, by version. */
export const entryPoints: Readonly<Record<EntryPointVersion, Address>> = {
  '0.6': '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
  '0.7': '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  '0.8': '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
};

/** The version of an entry point; undefined for one that is not in the table. */
export function entryPointVersion(address: Address): EntryPointVersion | undefined {
  const known: readonly EntryPointVersion[] = ['0.6', '0.7', '0.8'];
  return known.find((it) => same(entryPoints[it], address));
}
