import { accountKey } from '../text/accountKey.ts';
import type { Move } from '../model/effects.ts';
import type { Asset } from '../model/fact.ts';
import { same } from './account.ts';
import { assetKey, currencyOf, heldKey } from './asset.ts';

/**
 * What some accounts give others of an asset, and get of them, by moves in their order. `came`, `went`: all of it; `read`: of
 * what came as much as balances confirm. `given`, `got`: to each other one what does not come back from there, and the other
 * way around. `peak`: the most that they had at once more than before. `into`, `outOf`: the places of the largest moves.
 */
export type Flow = Readonly<{
  asset: Asset;
  came: bigint;
  read: bigint;
  went: bigint;
  given: bigint;
  got: bigint;
  peak: bigint;
  into?: number;
  outOf?: number;
}>;

/** Of currencies one flow each, by `currencyOf`; of items one each, by `assetKey`. What stays among the accounts is not one. */
export function flowsOf(moves: readonly Move[], accounts: ReadonlySet<string>): ReadonlyMap<string, Flow> {
  const open = new Map<string, Open>();
  for (const [at, move] of moves.entries()) {
    const [from, to] = [accountKey(move.from), accountKey(move.to)];
    const gets = accounts.has(to);
    if (accounts.has(from) === gets) continue;
    const key = currencyOf(move.asset) ?? assetKey(move.asset);
    const flow: Open = open.get(key) ?? {
      asset: move.asset,
      came: 0n,
      read: 0n,
      went: 0n,
      peak: 0n,
      by: new Map(),
    };
    open.set(key, flow);
    const [other, place] = gets ? ([from, 'into'] as const) : ([to, 'outOf'] as const);
    flow.by.set(other, (flow.by.get(other) ?? 0n) + (gets ? move.amount : -move.amount));
    if (gets) flow.came += move.amount;
    else flow.went += move.amount;
    if (gets && move.basis === 'read') flow.read += move.amount;
    if (flow.came - flow.went > flow.peak) flow.peak = flow.came - flow.went;
    if (move.amount > (moves[flow[place] ?? -1]?.amount ?? 0n)) flow[place] = at;
  }
  return new Map([...open].map(([key, flow]) => [key, closed(flow)]));
}

/** That of one asset; undefined where none of it comes or goes. */
export function flowOf(
  moves: readonly Move[],
  accounts: ReadonlySet<string>,
  asset: Asset,
): Flow | undefined {
  return flowsOf(moves, accounts).get(currencyOf(asset) ?? assetKey(asset));
}

/** By how much more an account has by moves of one thing: below zero by how much less. */
export function gainIn(moves: readonly Pick<Move, 'from' | 'to' | 'amount'>[], who: string): bigint {
  return moves.reduce(
    (sum, { from, to, amount }) => sum + (same(to, who) ? amount : 0n) - (same(from, who) ? amount : 0n),
    0n,
  );
}

/** What each account has more of each asset by some moves, by `heldKey` and `assetKey`: below zero where it has less. */
export function netsOf(moves: readonly Omit<Move, 'basis'>[]): ReadonlyMap<string, bigint> {
  const nets = new Map<string, bigint>();
  for (const { from, to, asset, amount } of moves) {
    for (const [who, by] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      const key = heldKey(who, assetKey(asset));
      nets.set(key, (nets.get(key) ?? 0n) + by);
    }
  }
  return nets;
}

type Open = {
  asset: Asset;
  came: bigint;
  read: bigint;
  went: bigint;
  peak: bigint;
  by: Map<string, bigint>;
  into?: number;
  outOf?: number;
};

function closed({ by, ...flow }: Open): Flow {
  let [given, got] = [0n, 0n];
  for (const net of by.values()) {
    if (net > 0n) got += net;
    else given -= net;
  }
  return { ...flow, given, got };
}
