import type { Fact } from '../model/fact.ts';
import { known, unknown } from '../model/known.ts';

export type ChainInfo = Readonly<{ name: string; symbol: string; decimals: number }>;

const chains: Readonly<Record<number, ChainInfo>> = {
  1: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
  10: { name: 'OP Mainnet', symbol: 'ETH', decimals: 18 },
  137: { name: 'Polygon', symbol: 'POL', decimals: 18 },
  8453: { name: 'Base', symbol: 'ETH', decimals: 18 },
  31337: { name: 'Practice chain', symbol: 'ETH', decimals: 18 },
  31338: { name: 'Practice chain two', symbol: 'ETH', decimals: 18 },
  42161: { name: 'Arbitrum One', symbol: 'ETH', decimals: 18 },
  11155111: { name: 'Sepolia', symbol: 'ETH', decimals: 18 },
};

/** Name and native currency of a chain that we know, by its id. */
export function chainInfo(chainId: number): ChainInfo | undefined {
  return Object.hasOwn(chains, chainId) ? chains[chainId] : undefined;
}

/** The fact `chain.name`. */
export function chainName(chainId: number): Fact {
  const name = chainInfo(chainId)?.name;
  return {
    id: 'chain.name',
    value: name === undefined ? unknown('notFound') : known({ kind: 'text', text: name }),
    from: [{ by: 'source', name: 'Readback' }],
  };
}
