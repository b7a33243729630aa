import type { Address } from 'viem';
import type { Move } from '../model/effects.ts';
import type { StepId } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import type { Step } from '../model/step.ts';
import { once } from './once.ts';
import { outerOf } from './outerOf.ts';
import type { View } from './view.ts';
import { same } from './walk.ts';

/**
 * What moves inside the call of a step, with the calls that it makes; of a command of a router, inside the call that
 * carries its plan. Undefined where nobody traced the run, or that call was not found in it.
 */
export function ownMovesOf(view: View, step: Step): readonly Move[] | undefined {
  const carrier = carrierOf(view, step);
  const { moves, found } = traced(view);
  return carrier === undefined || !found.has(carrier) ? undefined : (moves.get(carrier) ?? []);
}

/**
 * What an account gives inside the call of a step, in the smallest unit: to each other one what it does not get back from
 * it. `token` absent: native currency. Undefined where nobody traced it.
 */
export function ownCostOf(
  view: View,
  step: Step,
  token: Address | undefined,
  who: string,
): bigint | undefined {
  const moves = ownMovesOf(view, step);
  if (moves === undefined) return undefined;
  const given = new Map<string, bigint>();
  for (const { asset, from, to, amount } of moves) {
    if (token === undefined ? asset.kind !== 'native' : asset.kind !== 'token' || !same(asset.address, token))
      continue;
    const [gives, gets] = [from, to].map((it) => it.toLowerCase() === who.toLowerCase());
    if (gives === gets) continue;
    const other = (gives ? to : from).toLowerCase();
    given.set(other, (given.get(other) ?? 0n) + (gives ? amount : -amount));
  }
  return [...given.values()].reduce((sum, it) => (it > 0n ? sum + it : sum), 0n);
}

/** Whether a move happens inside the call of a step; undefined where nobody traced it. */
export function isIn(view: View, { step: where }: Move, step: Step): boolean | undefined {
  const carrier = carrierOf(view, step);
  if (carrier === undefined || !traced(view).found.has(carrier)) return undefined;
  return where === carrier || where?.startsWith(`${carrier}.`) === true;
}

/** The step whose call carries a step out: itself, or where it is a command, the call that has the plan. */
export function carrierOf(view: View, step: Step): StepId | undefined {
  let it: Step | undefined = step;
  while (it?.commandByte !== undefined) it = outerOf(view, it);
  return it?.id;
}

type Traced = Readonly<{ moves: ReadonlyMap<StepId, readonly Move[]>; found: ReadonlySet<StepId> }>;

const traced = once((view: View): Traced => {
  const effects = valueOf(view.effects);
  const calls = effects?.calls === undefined ? [] : (valueOf(effects.calls) ?? []);
  const moves = new Map<StepId, Move[]>();
  for (const move of effects?.moves ?? []) {
    for (let id = move.step ?? ''; id !== ''; id = id.slice(0, Math.max(0, id.lastIndexOf('.')))) {
      const there = moves.get(id);
      if (there === undefined) moves.set(id, [move]);
      else there.push(move);
    }
  }
  return { moves, found: new Set(calls.flatMap(({ step }) => step ?? [])) };
});
