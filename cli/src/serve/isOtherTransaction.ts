import { usualSchedule } from '@readback/core/hearback/transaction/pace.ts';
import { hearTransaction } from '@readback/core/hearback/transaction/transaction.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { World } from '@readback/core/world/world.ts';
import type { Address, Hex } from 'viem';

/** One look: what the node does not know yet is not waited for. */
const once = { ...usualSchedule, unseen: 1, settle: 0, deep: 0 };

/** In milliseconds: how long the asker waits for that look. */
const patience = 10_000;

/**
 * Whether the hash that a signer answered with is, as far as the node knows, that of another transaction than was read
 * back. A fee, a gas limit or a nonce of the signer's own makes no other one. One that waits and that another account sends
 * may be a bundler's which carries it: that is not another one before it is mined.
 */
export async function isOtherTransaction(
  readback: Readback,
  { account, hash, world }: Readonly<{ account: Address; hash: Hex; world: World }>,
): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  let looked = false;
  for await (const { verdict } of hearTransaction(readback, { account, hash }, world, signal, once)) {
    // The first says that it waits.
    if (looked || verdict !== 'waiting') return verdict === 'different';
    looked = true;
  }
  return false;
}
