import type { Address } from 'viem';

export type HoldingsOf = Readonly<{ chainId: number; account: Address }>;

/** Under which key what is known of an account on one network is in the cache. */
export function holdingsKey({ chainId, account }: HoldingsOf) {
  return ['holdings', chainId, account.toLowerCase()] as const;
}
