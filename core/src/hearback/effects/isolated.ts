import { isCounted } from '../../ledger/line.ts';
import { type Address, toEventSelector } from 'viem';
import { same } from '../../ledger/account.ts';
import type { TraceNode } from '../../effects/callFrames.ts';
import type { CurrencyMove } from '../../effects/currencyLogs.ts';
import type { Draft } from '../../effects/draft.ts';
import { eventsOf } from '../../effects/events.ts';
import type { Log } from '../../effects/log.ts';
import type { Asset } from '../../model/fact.ts';
import { known, valueOf } from '../../model/known.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';

/**
 * What is known of one transaction of a block by itself: its logs, those of the others where the node says them, and its
 * calls where the node traces them.
 */
export type Apart = Readonly<{
  own: readonly Log[];
  others: readonly Log[] | undefined;
  calls: readonly TraceNode[] | undefined;
  /** The moves of native currency that the network logged, where it logs any. */
  currency: readonly CurrencyMove[] | undefined;
}>;

/**
 * A balance as this transaction alone left it, though others of the block changed it as well. Of a token where the logs
 * of all account for the whole change, or where the token is known to log what it moves; of the native currency where
 * the calls are traced, or the network logs it. Undefined where that cannot be told.
 */
export function isolated(line: Draft, { own, others, calls, currency }: Apart): Draft | undefined {
  const { asset, who } = line;
  const [before, after] = [valueOf(line.before), valueOf(line.after)];
  if (asset === undefined || typeof before !== 'bigint' || typeof after !== 'bigint') return undefined;
  if (!isCounted(line)) return undefined;
  if (asset.kind === 'native') {
    const moves = calls === undefined ? currency : movesIn(calls);
    return moves && { ...line, after: known(before + netOf(moves, who)) };
  }
  const by = movedIn(own, asset, who);
  const isWhole =
    others === undefined
      ? asset.kind === 'token' && isWellKnown(asset.chainId, asset.address)
      : by + movedIn(others, asset, who) === after - before;
  return isWhole ? { ...line, after: known(before + by) } : undefined;
}

function movesIn(calls: readonly TraceNode[]): readonly CurrencyMove[] {
  return calls.flatMap(({ op, from, to, value, undone }) =>
    undone || to === null || !sends.has(op) ? [] : [{ from, to, amount: value }],
  );
}

const sends: ReadonlySet<TraceNode['op']> = new Set(['call', 'create', 'selfdestruct']);

function netOf(moves: readonly CurrencyMove[], who: Address): bigint {
  return moves.reduce(
    (sum, { from, to, amount }) => sum + (same(to, who) ? amount : 0n) - (same(from, who) ? amount : 0n),
    0n,
  );
}

/** By how much more or less of an asset an account has, as its contract logs it. */
export function movedIn(
  logs: readonly Log[],
  asset: Exclude<Asset, { kind: 'native' }>,
  who: Address,
): bigint {
  let sum = 0n;
  const move = (from: Address, to: Address, amount: bigint) => {
    if (same(to, who)) sum += amount;
    if (same(from, who)) sum -= amount;
  };
  for (const log of logs) {
    if (!same(log.address, asset.address)) continue;
    for (const event of eventsOf(log)) {
      const isIt = asset.kind !== 'nft' || ('id' in event && event.id === asset.id);
      if (!isIt) continue;
      if (event.kind === 'moved' || event.kind === 'unitsMoved') move(event.from, event.to, event.amount);
      if (event.kind === 'nftMoved') move(event.from, event.to, 1n);
    }
    if (asset.kind === 'token') sum += wrappedBy(log, who);
  }
  return sum;
}

const deposit = toEventSelector('Deposit(address,uint256)');
const withdrawal = toEventSelector('Withdrawal(address,uint256)');

/** Wrapped native currency logs what it makes and takes back in events of its own. */
export function wrappedBy({ topics: [topic, account], data }: Log, who: Address): bigint {
  if (account === undefined || data.length !== 66) return 0n;
  if (account.slice(26).toLowerCase() !== who.slice(2).toLowerCase()) return 0n;
  if (topic === deposit) return BigInt(data);
  return topic === withdrawal ? -BigInt(data) : 0n;
}
