import { type Known } from '@readback/core/model/known.ts';
import { ordinary, rpc, valueAnswered } from '@readback/core/world/rpc.ts';
import { quantity } from '@readback/core/world/schema.ts';
import type { World } from '@readback/core/world/world.ts';
import type { Address } from 'viem';

/** Whose balance of what. Without a token: the network's own currency. */
export type BalanceOf = Readonly<{ chainId: number; account: Address; token?: Address | undefined }>;

/**
 * A balance now, in the smallest unit: `eth_getBalance`, or `balanceOf(address)` (0x70a08231) of an ERC-20 token.
 * A figure for looking at; what a Review reads is read again, at its pinned block.
 */
export async function readBalance(
  { chainId, account, token }: BalanceOf,
  world: World,
  signal: AbortSignal,
): Promise<Known<bigint>> {
  const answer =
    token === undefined
      ? await rpc(
          world,
          { chainId, method: 'eth_getBalance', params: [account, 'latest'] },
          ordinary(signal),
          quantity,
        )
      : await rpc(
          world,
          { chainId, method: 'eth_call', params: [{ to: token, data: balanceOf(account) }, 'latest'] },
          ordinary(signal),
          word,
        );
  return valueAnswered(answer);
}

function balanceOf(account: Address): string {
  return `0x70a08231${account.slice(2).toLowerCase().padStart(64, '0')}`;
}

function word(it: unknown): bigint | undefined {
  return typeof it === 'string' && /^0x[0-9a-f]{64}$/i.test(it) ? BigInt(it) : undefined;
}
