import type { NameService } from '../world/world.ts';

/**
 * ENS on Ethereum: it answers for Ethereum and, by coin type, for every chain that has no ENS of its own. The
 * universal resolver is at this address since block 23,085,558 (viem 2.57.1, `chains/mainnet`).
 */
export const ethereumNames: NameService = {
  chainId: 1,
  universalResolver: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe',
};

/** SLIP-44's number for Ethereum. */
export const ethereumCoin = 60n;

/**
 * The coin type under which a name service keeps addresses of a chain (ENSIP-9, ENSIP-11): 60 for the chain that it
 * is on, else 0x80000000 and the chain's id. Undefined for ids that have none.
 */
export function coinTypeOf(service: NameService, chainId: number): bigint | undefined {
  if (chainId === service.chainId) return ethereumCoin;
  if (!Number.isSafeInteger(chainId) || chainId < 1 || chainId >= 0x80000000) return undefined;
  return 0x80000000n + BigInt(chainId);
}
