import type { Address } from 'viem';

export type DeskOf = Readonly<{ chainId: number; safe: Address }>;

/** A Safe in the address of the page: its network and its account, as “1:0x…”. */
export function deskId({ chainId, safe }: DeskOf): string {
  return `${chainId}:${safe}`;
}
