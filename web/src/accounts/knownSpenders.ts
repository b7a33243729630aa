import { getAddress, type Address } from 'viem';

/**
 * Contracts that many accounts let spend their tokens, by network, of the names that Readback ships
 * (`core/src/shipped/known.ts`). Permit2 stands on every network and is looked at apart.
 */
export function knownSpenders(chainId: number): readonly Address[] {
  return (byChain[chainId] ?? []).map((it) => getAddress(it));
}

const byChain: Readonly<Record<number, readonly string[]>> = {
  1: ['0x7a250d5630b4cf539739df2c5dacb4c659f2488d'],
};
