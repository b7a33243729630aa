import type { Address } from 'viem';
import shipped from '../../shipped/bridgedTokens.json' with { type: 'json' };
import { same } from '../ledger/account.ts';

/** The bridge that a network of the Superchain has on Ethereum, and what each of its tokens becomes there. */
const networks = Object.entries(shipped.bridges).map(([chainId, bridge]) => ({
  chainId: Number(chainId),
  bridge,
  tokens: new Map<string, string>(Object.entries(shipped.tokens[chainId as keyof typeof shipped.tokens])),
}));

/** The bridge of such a network on its own side. */
const predeployed = '0x4200000000000000000000000000000000000010';

/** Whether a standard bridge turns one token into the other: from Ethereum, or back to it. */
export function isBridgedPair(
  chainId: number,
  bridge: Address | null,
  here: Address,
  there: Address,
): boolean {
  return networks.some((it) => {
    if (chainId === 1) return same(bridge, it.bridge as Address) && isPair(it.tokens, here, there);
    return chainId === it.chainId && same(bridge, predeployed) && isPair(it.tokens, there, here);
  });
}

function isPair(tokens: ReadonlyMap<string, string>, ethereum: Address, other: Address): boolean {
  return tokens.get(ethereum.toLowerCase()) === other.toLowerCase();
}
