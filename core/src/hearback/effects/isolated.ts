import { isCounted } from '../../ledger/line.ts';
import { gainIn } from '../../ledger/flow.ts';
import type { TraceNode } from '../../effects/callFrames.ts';
import type { CurrencyMove } from '../../effects/currencyLogs.ts';
import type { Draft } from '../../effects/draft.ts';
import { loggedGain } from '../../effects/loggedMoves.ts';
import type { Log } from '../../effects/log.ts';
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
    return moves && { ...line, after: known(before + gainIn(moves, who)) };
  }
  const by = loggedGain(own, asset, who);
  const isWhole =
    others === undefined
      ? asset.kind === 'token' && isWellKnown(asset.chainId, asset.address)
      : by + loggedGain(others, asset, who) === after - before;
  return isWhole ? { ...line, after: known(before + by) } : undefined;
}

function movesIn(calls: readonly TraceNode[]): readonly CurrencyMove[] {
  return calls.flatMap(({ op, from, to, value, undone }) =>
    undone || to === null || !sends.has(op) ? [] : [{ from, to, amount: value }],
  );
}

const sends: ReadonlySet<TraceNode['op']> = new Set(['call', 'create', 'selfdestruct']);
