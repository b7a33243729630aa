import { factOfMove } from '../../model/factIds.ts';
import { same } from '../../ledger/account.ts';
import { currencyKey, currencyOf } from '../../ledger/asset.ts';
import type { Effects, Move } from '../../model/effects.ts';
import type { FactId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import type { Actor, Step } from '../../model/step.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { askedAmount } from './flows.ts';
import { type BalanceChange, changesIn } from '../../ledger/book.ts';
import { type Flow, flowsOf } from '../../ledger/flow.ts';
import { memoize } from '../../kit/memoize.ts';
import { ownMovesOf } from './ownMoves.ts';
import type { Evidence } from '../evidence.ts';

/** What comes of an asset. `read`: as far as balances confirm it. `fact` shows it, or the largest part of it. */
export type Came = Readonly<{ amount: bigint; read: bigint; fact: FactId }>;

/**
 * What comes to an account inside a call, by the key of the asset, also where another call passes it on. Where nobody
 * traced the run, or nobody knows the account: what comes in the whole of it.
 */
export function receivedInCall(view: Evidence, call: Step, who: Actor): ReadonlyMap<string, Came> {
  const own = ownMovesOf(view, call);
  if (own !== undefined) return cameBy(view, own, who);
  const before = inWhole(view).get(who);
  if (before !== undefined) return before;
  const came = cameBy(view, undefined, who);
  inWhole(view).set(who, came);
  return came;
}

/** What comes in the whole of the simulation, which is the same for every call that nobody traced. */
const inWhole = memoize((_view: Evidence) => new Map<Actor, ReadonlyMap<string, Came>>());

function cameBy(view: Evidence, own: readonly Move[] | undefined, who: Actor): ReadonlyMap<string, Came> {
  const effects = valueOf(view.effects);
  const came = new Map<string, Came>();
  if (effects === undefined) return came;
  const all = effects.moves ?? [];
  const traced = own === undefined ? all : [...own, ...all.filter(({ step }) => step === undefined)];
  const inside = traced.filter(({ asset }) => currencyOf(asset) !== undefined);
  const accounts = new Set(who === 'unknown' ? [] : [who.toLowerCase()]);
  const [its, anywhere] = [flowsOf(inside, accounts), flowsOf(all, accounts)];
  const gains = gainsOf(effects, who);
  for (const asset of new Set([...its.keys(), ...gains.keys()])) {
    const { came: moved, read: confirmed, into } = its.get(asset) ?? none;
    const gain = gains.get(asset);
    // A token without events, and all that a trace does not show, is known by its balance alone.
    const byBalance =
      own === undefined || (anywhere.get(asset)?.came ?? 0n) === 0n || all.length >= manyMoves;
    const change = gain?.change ?? 0n;
    const sent = asset === currencyKey(undefined) && own === undefined ? sentBy(view, effects, who) : 0n;
    const balance = change + sent > 0n ? change + sent : 0n;
    const amount = byBalance ? larger(moved, balance) : moved;
    const read = byBalance || confirmed < moved ? larger(confirmed, balance) : confirmed;
    const largest = into === undefined ? undefined : inside[into];
    const isShown = gain !== undefined && (change === amount || largest === undefined);
    const fact = isShown ? effectFact(gain.line, 'delta') : factOf(effects, largest);
    if (amount > 0n && fact !== undefined) came.set(asset, { amount, read, fact });
  }
  return came;
}

const none: Pick<Flow, 'came' | 'read' | 'into'> = { came: 0n, read: 0n };

/** As many moves as are shown at most: there may be more. */
const manyMoves = 500;

/** By currency the change of an account that brings most; of one that is not known, of whoever gains most. */
function gainsOf(effects: Effects, who: Actor): ReadonlyMap<string, BalanceChange> {
  const gains = new Map<string, BalanceChange>();
  for (const it of changesIn(effects)) {
    const key = currencyOf(it.line.asset);
    if (key === undefined || (who === 'unknown' ? it.change <= 0n : !same(it.line.who, who))) continue;
    const before = gains.get(key);
    if (before === undefined || it.change > before.change) gains.set(key, it);
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
  return move === undefined ? undefined : factOfMove(moves.indexOf(move), 'amount');
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
