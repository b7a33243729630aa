import { same } from '../../ledger/account.ts';
import { currencyOf } from '../../ledger/asset.ts';
import { insideOf } from '../../decode/findArgs.ts';
import { packedAddress } from '../../decode/packedAddress.ts';
import type { Move } from '../../model/effects.ts';
import type { Asset } from '../../model/fact.ts';
import type { Arg, Step } from '../../model/step.ts';
import { changeOf } from '../../ledger/line.ts';
import { stepsNow } from '../../actions/steps/stepsNow.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts } from '../accounts.ts';
import { ownMovesOf } from './ownMoves.ts';
import type { Evidence } from '../evidence.ts';

/**
 * What comes to the accounts that a request acts for and can come by this step, asset by asset, also where another call
 * passes it on. A limit of one call says nothing of what another one brings.
 */
export function comingIn(view: Evidence, step: Step): readonly bigint[] {
  return flowsOf(view, step, 1n);
}

/** What goes from these accounts and can go by this step, asset by asset. */
export function goingOut(view: Evidence, step: Step): readonly bigint[] {
  return flowsOf(view, step, -1n);
}

/**
 * What moves inside the call of a step, or where nothing does that counts, of the calls to the same contract, which bring what
 * it gave before. Where nobody traced it: a step that names tokens moves those; one that names none moves what no
 * other step of the request names.
 */
function flowsOf(view: Evidence, step: Step, sign: 1n | -1n): readonly bigint[] {
  const own = ownMovesOf(view, step);
  if (own !== undefined) {
    const its = netFlows(view, own, sign);
    const found = its.length > 0 ? its : netFlows(view, movesAt(view, step), sign);
    // What a token only claims to move is looked for among the balances.
    if (found.length > 0 || !own.some((move) => isOurs(view, move))) return found;
  }
  const [its, all] = [step.commandByte === undefined ? addressesOf(step) : ofPlan(view, step), namedIn(view)];
  return amounts(view, sign).flatMap(({ asset, amount }) => {
    if (asset.kind !== 'token') return [amount];
    const token = asset.address.toLowerCase();
    return its.has(token) || !all.has(token) ? [amount] : [];
  });
}

/** What comes to the accounts that a request acts for, or goes from them, by some moves, asset by asset. */
function netFlows(view: Evidence, moves: readonly Move[], sign: 1n | -1n): readonly bigint[] {
  const acting = actingAccounts(view);
  const sums = new Map<string, bigint>();
  for (const { from, to, asset, amount, basis } of moves) {
    const [gives, gets] = [acting.has(from.toLowerCase()), acting.has(to.toLowerCase())];
    const key = currencyOf(asset);
    if (gives === gets || basis !== 'read' || key === undefined) continue;
    sums.set(key, (sums.get(key) ?? 0n) + (gets === (sign === 1n) ? amount : -amount));
  }
  return [...sums.values()].filter((it) => it > (sign === 1n ? 1_000n : 0n));
}

function isOurs(view: Evidence, { from, to }: Move): boolean {
  const acting = actingAccounts(view);
  return acting.has(from.toLowerCase()) !== acting.has(to.toLowerCase());
}

/** What moves inside the calls of a request to the same contract. */
function movesAt(view: Evidence, { to }: Step): readonly Move[] {
  const found = stepsNow(view.steps).flatMap((it) => (same(it.to, to) ? (ownMovesOf(view, it) ?? []) : []));
  return [...new Set(found)];
}

/** What a plan of commands names: those that settle and take out say which tokens a position is of. */
function ofPlan(view: Evidence, { to }: Step): ReadonlySet<string> {
  const plan = stepsNow(view.steps).filter((it) => it.commandByte !== undefined && same(it.to, to));
  return new Set(plan.flatMap((it) => [...addressesOf(it)]));
}

/** What the calls of a request name, those that only carry others left out. */
const namedIn = memoize(
  (view: Evidence): ReadonlySet<string> =>
    new Set(stepsNow(view.steps).flatMap((step) => (step.steps.length === 0 ? [...addressesOf(step)] : []))),
);

/** The addresses that a step names, and that it goes to, in lower case. */
const addressesOf = memoize((step: Step): ReadonlySet<string> => {
  const found = new Set(step.to === null ? [] : [step.to.toLowerCase()]);
  const look = (args: readonly Arg[]) => {
    for (const arg of args) {
      const address = packedAddress(arg.value);
      if (address !== undefined) found.add(address.toLowerCase());
      look(insideOf(arg));
    }
  };
  look(step.args);
  return found;
});

/** An asset of which so much comes or goes. */
export type Flow = Readonly<{ asset: Asset; amount: bigint }>;

/** What comes (`1n`) or goes (`-1n`), asset by asset; amounts that tokens only claim are left out. */
export function amounts(view: Evidence, sign: 1n | -1n): readonly Flow[] {
  const { effects } = view;
  if (effects.s !== 'known') return [];
  const acting = actingAccounts(view);
  const sums = new Map<string, Flow>();
  const add = (asset: Asset, amount: bigint, isSum: boolean) => {
    const key = currencyOf(asset);
    if (key === undefined) return;
    const before = sums.get(key)?.amount ?? 0n;
    sums.set(key, { asset, amount: isSum ? before + amount : before > amount ? before : amount });
  };
  for (const { from, to, asset, amount, basis } of effects.v.moves ?? []) {
    const [gives, gets] = [acting.has(from.toLowerCase()), acting.has(to.toLowerCase())];
    if (gives !== gets && gets === (sign === 1n) && basis === 'read') add(asset, amount, true);
  }
  for (const line of effects.v.lines) {
    const change = (changeOf(line) ?? 0n) * sign;
    if (
      line.asset !== undefined &&
      line.what === 'balance' &&
      change > 0n &&
      acting.has(line.who.toLowerCase())
    )
      add(line.asset, change, false);
  }
  return [...sums.values()].filter(({ amount }) => amount > 1_000n || sign === -1n);
}
