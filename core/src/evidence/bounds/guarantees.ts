import type { Address } from 'viem';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { argAt, packedAddressAt } from '../../actions/steps/stepTree.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { ArgPath } from '../../decode/argPath.ts';
import { currencyKey, currencyOf, isCurrency } from '../../ledger/asset.ts';
import { factOfStep } from '../../model/factIds.ts';
import type { Asset, FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { isActing } from '../accounts.ts';
import type { Evidence } from '../evidence.ts';
import { limitGuarantor } from '../purpose/provenPools.ts';
import { comingIn, goingOut, type Moved } from '../moves/poolFlows.ts';
import type { Bound } from './bound.ts';
import { tokensNamed } from './boundAssets.ts';
import { boundsOf } from './boundsOf.ts';

/**
 * Between what amounts the limit lies that a call sets for an asset, and how much of it moves by the call in the simulation.
 * They are apart where the call does not say of which asset its limits are, or sets none: of what comes 0 at least, of what goes
 * no more than is known.
 */
export type Limited = Readonly<{ step: Step; moved: bigint; low: bigint; high: bigint; fact: FactId }>;

/**
 * What calls other than swaps that are read whole bring of an asset (`currencyOf`) at least, where others can move the price. What
 * a call brings exactly is not among it.
 */
export function leastBrought(view: Evidence, key: string): readonly Limited[] {
  const bounded = boundsOf(view);
  const own = new Set(bounded.map(({ step }) => step));
  const open = immediateSteps(view.steps).filter((step) => !own.has(step) && bringsAny(step));
  return [
    ...bounded.flatMap(({ step, floors }): readonly Limited[] => {
      const its = floors.filter(({ desired }) => desired === undefined);
      if (its.length === 0) return [];
      const found = limited(step, key, its, comingIn(view, step), 'least');
      const kept = modelFor(step)?.kept;
      const isHeld = kept === undefined || limitGuarantor(view, step, kept) !== 'nobody';
      return isHeld ? found : found.map((it) => ({ ...it, low: 0n }));
    }),
    ...open.flatMap((step) => limited(step, key, [], comingIn(view, step), 'least')),
  ];
}

/** Whether a trade brings however much it does: the call has no amount of it. */
function bringsAny(step: Step): boolean {
  const model = modelFor(step);
  if (model?.act !== 'trade' || model.nearPar === true || swapOf(step) !== undefined) return false;
  const comes = model.sums?.flat().filter(({ side }) => side === 'for') ?? [];
  return comes.length > 0 && comes.every(({ amount }) => amount === 'some');
}

/** What such calls of some accounts may take of an asset at most, where they take no exact amount. */
export function mostTaken(view: Evidence, key: string, payers: ReadonlySet<string>): readonly Limited[] {
  return boundsOf(view).flatMap(({ step, ceilings }) => {
    const its = ceilings.filter(({ raw }) => raw > 0n);
    if (its.length === 0 || !isActing(step.caller ?? step.actor, payers)) return [];
    return limited(step, key, its, goingOut(view, step), 'most');
  });
}

/** The asset that a limit of a call is of, among those that move by the call; undefined where it may be another. */
export function assetOfLimit(view: Evidence, fact: FactId): Asset | undefined {
  for (const { step, floors, ceilings } of boundsOf(view)) {
    for (const [bounds, is] of [
      [floors.filter(({ desired }) => desired === undefined), 'least'],
      [ceilings, 'most'],
    ] as const) {
      if (!bounds.some((it) => it.fact === fact)) continue;
      const moving = is === 'least' ? comingIn(view, step) : goingOut(view, step);
      const amounts = amountsOf(moving);
      const its = moving.filter(({ asset }) =>
        possibleOf(step, currencyOf(asset) ?? '', bounds, amounts, is).some((it) => it.fact === fact),
      );
      const [only, ...others] = its;
      return others.length === 0 ? only?.asset : undefined;
    }
  }
  return undefined;
}

function amountsOf(moving: readonly Moved[]): ReadonlyMap<string | undefined, bigint> {
  return new Map(moving.map(({ asset, amount }) => [currencyOf(asset), amount] as const));
}

type Kind = 'least' | 'most';

function limited(
  step: Step,
  key: string,
  bounds: readonly Bound[],
  moving: readonly Moved[],
  is: Kind,
): readonly Limited[] {
  const amounts = amountsOf(moving);
  const moved = amounts.get(key);
  if (moved === undefined) return [];
  const possible = possibleOf(step, key, bounds, amounts, is);
  const sorted = possible.toSorted((one, other) => (one.raw < other.raw ? -1 : 1));
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest !== undefined && highest !== undefined) {
    const { fact } = is === 'least' ? highest : lowest;
    return [{ step, moved, low: lowest.raw, high: highest.raw, fact }];
  }
  // What a call takes without a maximum it takes exactly.
  if (is === 'most') return [];
  return [{ step, moved, low: 0n, high: moved, fact: bounds[0]?.fact ?? factOfStep(step.id, 'fn') }];
}

/** The limits of a call that may be those of an asset: those that say so, or else those that say nothing. */
function possibleOf(
  step: Step,
  key: string,
  bounds: readonly Bound[],
  amounts: ReadonlyMap<string | undefined, bigint>,
  is: Kind,
): readonly Bound[] {
  const moved = amounts.get(key) ?? 0n;
  const pairs = is === 'least' ? pairedIn(step, bounds, amounts) : [];
  const told = bounds.map((bound, at) => ({ bound, of: toldOf(step, bound, is) ?? pairs[at] }));
  const own = told.filter(({ of }) => of === key).map(({ bound }) => bound);
  if (own.length > 0) return together(own, moved, is);
  const taken = new Set(told.map(({ of }) => of));
  const rest = told.filter(({ of }) => of === undefined || !amounts.has(of)).map(({ bound }) => bound);
  const free = [...amounts].filter(([it]) => !taken.has(it));
  const names = new Set(tokensNamed(step).map(keyOf));
  const named = free.filter(([it]) => it !== undefined && names.has(it));
  const among = named.length === 0 ? free : named;
  if (!among.some(([it]) => it === key)) return [];
  const others = among.flatMap(([it, amount]) => (it === key ? [] : [amount]));
  return others.length === 0 ? together(rest, moved, is) : placed(rest, moved, others, is);
}

/** What limits of one asset come to: those of one list together; of others each may be that of a part on the way. */
function together(its: readonly Bound[], moved: bigint, is: Kind): readonly Bound[] {
  const [first] = its;
  const lists = new Set(its.map(({ fact }) => fact.replaceAll(/\.\d+(?=\.|$)/g, '.*')));
  const sum = { raw: its.reduce((all, { raw }) => all + raw, 0n) };
  const isList = first !== undefined && lists.size === 1 && fits(sum, moved, is);
  return isList ? [{ ...first, ...sum }] : its.filter((it) => fits(it, moved, is));
}

/** The limits that may be those of one asset, where each of the rest is one of another; where all may be, it may have none. */
function placed(
  bounds: readonly Bound[],
  moved: bigint,
  others: readonly bigint[],
  is: Kind,
): readonly Bound[] {
  const its = bounds.filter(
    (it) =>
      fits(it, moved, is) &&
      arePlaced(
        bounds.filter((other) => other !== it),
        others,
        is,
      ),
  );
  const [first] = its;
  if (first === undefined || !arePlaced(bounds, others, is)) return its;
  return [...its, { ...first, raw: is === 'least' ? 0n : moved }];
}

function arePlaced(bounds: readonly Bound[], amounts: readonly bigint[], is: Kind): boolean {
  const sign = is === 'least' ? 1 : -1;
  const order = (one: bigint, other: bigint) => (one < other ? sign : -sign);
  const sorted = amounts.toSorted(order);
  return bounds
    .toSorted((one, other) => order(one.raw, other.raw))
    .every((it, at) => {
      const amount = sorted[at];
      return amount !== undefined && fits(it, amount, is);
    });
}

/** Whether a limit can be that of what moved: the call would have failed. */
function fits({ raw }: Pick<Bound, 'raw'>, moved: bigint, is: Kind): boolean {
  return is === 'least' ? raw <= moved : raw >= moved;
}

/** The tokens of what comes out, where a call names as many as it has minimums for, in the same order. */
function pairedIn(
  step: Step,
  bounds: readonly Bound[],
  amounts: ReadonlyMap<string | undefined, bigint>,
): readonly string[] {
  const tokens = [...new Set(tokensNamed(step).map(keyOf))];
  const isEach =
    bounds.length > 1 && tokens.length === bounds.length && tokens.every((it) => amounts.has(it));
  return isEach && modelFor(step)?.act === 'outOf' ? tokens : [];
}

/** Of which asset a limit is, where the call says so. */
function toldOf(step: Step, { token, fact }: Bound, is: Kind): string | undefined {
  if (token !== undefined && token !== 'any')
    return token === 'native' ? currencyKey(undefined) : keyOf(token);
  const model = modelFor(step);
  const stated = is === 'least' ? (model?.limitOf ?? sumOf(step, fact, is)) : sumOf(step, fact, is);
  const at = stated === undefined ? undefined : packedAddressAt(step, ...stated);
  return at === undefined ? undefined : keyOf(at.value);
}

function sumOf(step: Step, fact: FactId, is: Kind): ArgPath | undefined {
  const parts = modelFor(step)?.sums?.flat() ?? [];
  const part = parts.find(
    ({ amount, bound }) =>
      bound === is &&
      typeof amount !== 'string' &&
      !amount.includes('*') &&
      argAt(step, ...amount)?.fact === fact,
  );
  return part === undefined || typeof part.of === 'string' || part.of.includes('*') ? undefined : part.of;
}

function keyOf(token: Address): string {
  return currencyKey(isCurrency(token) ? undefined : token);
}
