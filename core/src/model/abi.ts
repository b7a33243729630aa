import type { Address, AbiFunction, Abi } from 'viem';
import type { Provenance } from './fact.ts';

/**
 * Functions that the user or a source gave for an address, human-readable (`transfer(address to, uint256 amount)`)
 * or as JSON, and who gave them.
 */
export type AbiFor = Readonly<{
  address: Address;
  functions: readonly (string | AbiFunction)[];
  from: Provenance;
}>;
/** The services that have ABIs of verified contracts, in the order in which they are asked. */
export const abiSourceIds = ['sourcify', 'blockscout', 'etherscan'] as const;
export type AbiSourceId = (typeof abiSourceIds)[number];
export type AbiErrorItem = Extract<Abi[number], { type: 'error' }>;
