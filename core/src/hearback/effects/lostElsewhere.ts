import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import { assetKey, heldKey } from '../../ledger/asset.ts';
import { netsOf } from '../../ledger/flow.ts';
import type { Effects } from '../../model/effects.ts';
import type { Log } from '../../effects/log.ts';
import { transfersIn } from '../../effects/loggedMoves.ts';

/**
 * Whether an account of the user's own that a request does not act for lost more of something than was read back, by the
 * logs of the transaction itself. Nobody inspected what else that account holds.
 */
export function lostElsewhere(
  predicted: Effects,
  logs: readonly Log[],
  own: readonly Address[],
  chainId: number,
): boolean {
  if (own.length === 0 || predicted.notLookedAt.some(({ is }) => is === 'events')) return false;
  const moves = transfersIn(logs, chainId);
  const [read, mined] = [netsOf(predicted.moves ?? []), netsOf(moves)];
  return moves.some(({ from, asset }) => {
    if (!own.some((it) => same(it, from))) return false;
    const key = heldKey(from, assetKey(asset));
    const net = mined.get(key) ?? 0n;
    return net < 0n && net < (read.get(key) ?? 0n);
  });
}
