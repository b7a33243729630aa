import { same } from '../../ledger/account.ts';
import { currencyKey, currencyOf } from '../../ledger/asset.ts';
import type { EffectLine, Effects, Move } from '../../model/effects.ts';
import type { FactId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import type { Actor, Step } from '../../model/step.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { askedAmount } from './flows.ts';
import { changeOf } from '../../ledger/line.ts';
import { ownMovesOf } from './ownMoves.ts';
import type { Evidence } from '../evidence.ts';

/** What comes of an asset. `read`: as far as balances confirm it. `fact` shows it, or the largest part of it. */
export type Came = Readonly<{ amount: bigint; read: bigint; fact: FactId }>;

/**
 * What comes to an account inside a call, by the key of the asset, also where another call passes it on. Where nobody
 * traced the run, or nobody knows the account: what comes in the whole of it.
 */
export function cameIn(view: Evidence, call: Step, who: Actor): ReadonlyMap<string, Came> {
  const effects = valueOf(view.effects);
  const came = new Map<string, Came>();
  if (effects === undefined) return came;
  const all = effects.moves ?? [];
  const own = ownMovesOf(view, call);
  const inside = own === undefined ? all : [...own, ...all.filter(({ step }) => step === undefined)];
  const [its, anywhere] = [sumsTo(inside, who), sumsTo(all, who)];
  const lines = gainsOf(effects, who);
  for (const asset of new Set([...its.keys(), ...lines.keys()])) {
    const moved = its.get(asset) ?? none;
    const line = lines.get(asset);
    // A token without events, and all that a trace does not show, is known by its balance alone.
    const byBalance = own === undefined || !anywhere.has(asset) || all.length >= manyMoves;
    const change = line === undefined ? 0n : (changeOf(line) ?? 0n);
    const sent = asset === currencyKey(undefined) && own === undefined ? sentBy(view, effects, who) : 0n;
    const balance = change + sent > 0n ? change + sent : 0n;
    const amount = byBalance ? larger(moved.amount, balance) : moved.amount;
    const read = byBalance || moved.read < moved.amount ? larger(moved.read, balance) : moved.read;
    const isShown = line !== undefined && (change === amount || moved.largest === undefined);
    const fact = isShown ? effectFact(line, 'delta') : factOf(effects, moved.largest);
    if (amount > 0n && fact !== undefined) came.set(asset, { amount, read, fact });
  }
  return came;
}

type Sum = { amount: bigint; read: bigint; largest?: Move };

const none: Sum = { amount: 0n, read: 0n };

/** As many moves as are shown at most: there may be more. */
const manyMoves = 500;

function sumsTo(moves: readonly Move[], who: Actor): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>();
  if (who === 'unknown') return sums;
  for (const move of moves) {
    const key = currencyOf(move.asset);
    if (key === undefined || !same(move.to, who)) continue;
    const sum = sums.get(key) ?? { ...none };
    sums.set(key, sum);
    sum.amount += move.amount;
    if (move.basis === 'read') sum.read += move.amount;
    if (sum.largest === undefined || move.amount > sum.largest.amount) sum.largest = move;
  }
  return sums;
}

/** By asset the line of an account; of one that is not known the line that gains most. */
function gainsOf({ lines }: Effects, who: Actor): ReadonlyMap<string, EffectLine> {
  const gains = new Map<string, EffectLine>();
  for (const line of lines) {
    const key = line.asset === undefined ? undefined : currencyOf(line.asset);
    const change = changeOf(line);
    if (key === undefined || line.what !== 'balance' || change === undefined) continue;
    if (who === 'unknown' ? change <= 0n : !same(line.who, who)) continue;
    const before = gains.get(key);
    if (before === undefined || change > (changeOf(before) ?? 0n)) gains.set(key, line);
  }
  return gains;
}

/** Coins that go along with calls of an account hide as many that come. */
function sentBy(view: Evidence, effects: Effects, who: Actor): bigint {
  if (who === 'unknown') return 0n;
  const { chainId } = effects.block;
  const it = { who, asset: { kind: 'native', chainId } } as const;
  const sent = askedAmount(view, it);
  return sent === 'any' ? 0n : sent;
}

function factOf({ moves = [] }: Effects, move: Move | undefined): FactId | undefined {
  return move === undefined ? undefined : `move.${moves.indexOf(move)}.amount`;
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
