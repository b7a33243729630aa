import { same } from '../../ledger/account.ts';
import { currencyKey, currencyOf } from '../../ledger/asset.ts';
import type { Address } from 'viem';
import type { Move } from '../../model/effects.ts';
import { valueOf } from '../../model/known.ts';
import { type Came, receivedInCall } from '../moves/receivedInCall.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { type MinimumOutput, minimumOutputsOf } from './minimumOutputs.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts, isActing } from '../accounts.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import { lessBy } from '../../actions/payments/shares.ts';
import { ownMovesOf } from '../moves/ownMoves.ts';
import { sharesFateWith } from '../../actions/steps/sharesFate.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Evidence } from '../evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';

/**
 * A minimum, beside what comes of its asset in the same call. `together`: what all minima of that asset in the call come
 * to, of which there are `parts`. `comes`: each amount that it is to be near, since it is a minimum of each.
 */
export type Weighed = Readonly<{
  least: MinimumOutput;
  together: bigint;
  parts: number;
  comes: readonly Came[];
}>;

/** The minima of a request, weighed by what the run of each call brings. */
export const weighedMinimums = memoize((view: Evidence): readonly Weighed[] => {
  const trades = groupBy(minimumOutputsOf(view), (least) => tradeOf(view, least));
  return [...trades.values()].flatMap((trade) => weighed(view, trade));
});

/** The minima of the user's swaps that protect from nothing, each with what comes far above it. */
export const minimumsFarBelow = memoize((view: Evidence): readonly Readonly<Weighed & { far: Came }>[] => {
  const acting = actingAccounts(view);
  const percent = thresholdsOf(view).slippagePercent;
  return weighedMinimums(view).flatMap((it) => {
    const { least, together, comes } = it;
    if (least.raw === 0n || !isActing(least.by, acting)) return [];
    const far = comes.find(({ amount }) => together < lessBy(amount, percent));
    return far === undefined ? [] : [{ ...it, far }];
  });
});

/** A trade may be split over several swaps: those of one call for one asset, or where nobody traced it of all calls. */
function tradeOf(view: Evidence, { call, by, token, unnamed }: MinimumOutput): string {
  const where = ownMovesOf(view, call) === undefined ? '' : call.id;
  return `${where} ${by.toLowerCase()} ${unnamed === undefined ? currencyKey(token) : 'unnamed'}`;
}

function weighed(view: Evidence, trade: readonly MinimumOutput[]): readonly Weighed[] {
  const [first] = trade;
  if (first === undefined) return [];
  const back = trade.filter(({ kept, floor }) => kept === undefined && floor === undefined);
  const kept = trade.filter((it) => it.kept !== undefined);
  const floors = trade.filter((it, at) => it.floor !== undefined && isFirst(trade, it, at));
  const own = sumOf(view, kept);
  const brought = floors.length === 0 ? 0n : broughtTo(view, first, floors);
  const floored = sumOf(view, floors) > brought ? sumOf(view, floors) - brought : 0n;
  const held = own > floored ? own : floored;
  const together = sumOf(view, back) + held;
  const toUser = less(brought, comesOf(view, first, trade));
  const toRouter = kept.length === 0 ? [] : atRouter(view, kept);
  const elsewhere = toUser.length + toRouter.length > 0 || kept.length === 0 ? [] : otherwise(view, kept);
  // What was set by a floor is changed there.
  const behind = own > floored ? kept : floors;
  const parts = back.length + behind.length;
  return [
    ...back.map((least) => ({ least, together, parts, comes: toUser })),
    ...behind.map((least) => ({ least, together, parts, comes: [...toUser, ...elsewhere] })),
    ...(behind === floors && floors.length > 0 ? floors.slice(0, 1) : kept.slice(0, 1)).map((least) => ({
      least,
      together: held,
      parts,
      comes: toRouter,
    })),
  ];
}

/** What its call goes on without adds nothing to what the others bring. */
function sumOf(view: Evidence, minima: readonly MinimumOutput[]): bigint {
  const isSure = sharesFateWith(view.steps);
  const sure = minima.filter(({ step, call }) => isSure(step, call));
  if (sure.length > 0) return sure.reduce((sum, { raw }) => sum + raw, 0n);
  return minima.reduce((least, { raw }, at) => (at === 0 || raw < least ? raw : least), 0n);
}

function isFirst(trade: readonly MinimumOutput[], { fact, floor }: MinimumOutput, at: number): boolean {
  return trade.findIndex((it) => it.fact === fact && it.floor === floor) === at;
}

function less(amount: bigint, comes: readonly Came[]): readonly Came[] {
  return comes.flatMap((it) => (it.amount > amount ? [{ ...it, amount: it.amount - amount }] : []));
}

/** What comes in the call that a minimum is of, of the asset; a floor may be paid out unwrapped. */
export function cameFor(view: Evidence, least: MinimumOutput): readonly Came[] {
  const came = comesOf(view, least, [least]);
  const coins =
    least.floor === undefined
      ? undefined
      : receivedInCall(view, least.call, least.by).get(currencyKey(undefined));
  return coins === undefined ? came : [...came, coins];
}

/** What comes of the asset; of one that the call does not name, whatever comes but what is sold. */
function comesOf(
  view: Evidence,
  { call, by, token, unnamed }: MinimumOutput,
  trade: readonly MinimumOutput[],
): readonly Came[] {
  const came = receivedInCall(view, call, by);
  if (unnamed === undefined) return [came.get(currencyKey(token)) ?? []].flat();
  const sold = new Set(trade.flatMap((it) => it.unnamed?.sold ?? []));
  return [...came].flatMap(([asset, it]) => (sold.has(asset) ? [] : [it]));
}

/** What comes to the router of the asset, less what is put there. */
function atRouter(view: Evidence, [first]: readonly MinimumOutput[]): readonly Came[] {
  if (first?.kept === undefined || first.unnamed !== undefined) return [];
  const it = receivedInCall(view, first.call, first.kept).get(currencyKey(first.token));
  const put = movesIn(view, first).filter((move) => isPut(view, move, first, first.kept));
  return it === undefined ? [] : less(amountOf(put), [it]);
}

/** Where nothing of the asset comes it was wrapped or unwrapped: what comes and no swap of the call names. */
function otherwise(view: Evidence, [first]: readonly MinimumOutput[]): readonly Came[] {
  if (first === undefined) return [];
  const named = new Set(
    everyStep([first.call]).flatMap((step) => {
      const swap = swapOf(step);
      return swap === undefined
        ? []
        : [currencyKey(swap.give.token?.value), currencyKey(swap.get.token?.value)];
    }),
  );
  return [...receivedInCall(view, first.call, first.by)].flatMap(([asset, it]) => {
    const isOther = first.token === undefined ? !named.has(asset) : asset === currencyKey(undefined);
    return isOther ? [it] : [];
  });
}

/** What others than the swaps put into the router of the asset: a floor holds for all of it. */
function broughtTo(view: Evidence, least: MinimumOutput, floors: readonly MinimumOutput[]): bigint {
  const at: Address | undefined = floors[0]?.floor;
  const moves = movesIn(view, least);
  const put = moves.filter((move) => isPut(view, move, least, at));
  const { token } = least;
  const [made, paid] = [
    put.filter(({ from }) => same(from, token)),
    moves.filter(
      ({ from, to, asset }) =>
        asset.kind === 'native' &&
        at !== undefined &&
        token !== undefined &&
        same(from, at) &&
        same(to, token),
    ),
  ];
  // What is wrapped shows as coins that go to the token, as tokens that come of it, or as both.
  const [wrapped, coins] = [amountOf(made), amountOf(paid)];
  return amountOf(put) - wrapped + (wrapped > coins ? wrapped : coins);
}

/** Whether a move puts the asset into the router: out of the user's account, or by wrapping. */
function isPut(view: Evidence, move: Move, { token }: MinimumOutput, at: string | undefined): boolean {
  if (!same(move.to, at)) return false;
  if (currencyOf(move.asset) !== currencyKey(token)) return false;
  return actingAccounts(view).has(move.from.toLowerCase()) || same(move.from, token);
}

function movesIn(view: Evidence, { call }: MinimumOutput): readonly Move[] {
  return ownMovesOf(view, call) ?? valueOf(view.effects)?.moves ?? [];
}

function amountOf(moves: readonly Move[]): bigint {
  return moves.reduce((sum, { amount }) => sum + amount, 0n);
}
