import type { Address } from 'viem';
import type { Descriptor } from '../document/descriptor.ts';
import { deployedDescriptor, type InterfaceName } from './standard.ts';

/** Contracts of the practice chain by the names that the chain gives them, and what they are. */
const contracts = {
  weth9: ['weth9', 'Wrapped Ether'],
  practiceToken: ['erc20', 'Practice Token'],
  practiceDollar: ['erc20', 'Practice Dollar'],
  practicePass: ['erc721', 'Practice Pass'],
  router: ['uniswapV2Router', 'Uniswap V2 router'],
  safe: ['safe', 'Practice Safe'],
} as const satisfies Readonly<Record<string, readonly [InterfaceName, string]>>;

/** Where the practice chain has these contracts. */
export type PracticeContracts = Readonly<Partial<Record<keyof typeof contracts, Address>>>;

/**
 * Descriptors for the contracts of a practice chain, by lower-case address. They are bound to these addresses on this
 * chain and to nothing else.
 */
export function practiceDescriptors(
  chainId: number,
  addresses: PracticeContracts,
): ReadonlyMap<string, readonly Descriptor[]> {
  const found = new Map<string, readonly Descriptor[]>();
  for (const [key, [name, owner]] of Object.entries(contracts)) {
    const address = addresses[key as keyof typeof contracts];
    if (address !== undefined)
      found.set(address.toLowerCase(), [deployedDescriptor(name, [{ chainId, address }], owner)]);
  }
  return found;
}
