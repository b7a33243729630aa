import type { Address } from 'viem';
import { protocolAt } from './protocols.ts';

/**
 * Whether what is sent straight to a place is credited to whoever sends it, by its shipped name: HyperCore of Hyperliquid takes
 * native currency, and its bridge on Arbitrum the dollars of Circle, of which less than 5 are lost. From its documentation.
 *
 * @param token undefined for native currency
 * @param amount in base units
 */
export function isCredited(
  chainId: number,
  place: Address,
  token: Address | undefined,
  amount: bigint,
): boolean {
  const name = protocolAt(chainId, place);
  if (token === undefined) return name === 'Hyperliquid HyperCore';
  return name === 'Hyperliquid bridge' && token.toLowerCase() === taken && amount >= 5_000_000n;
}

const taken = '0xaf88d065e77c8cc2239327c5edb3a432268e5831';
