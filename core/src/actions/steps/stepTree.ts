import { memoizeStep } from './memoizeStep.ts';
import { factOfStep, factOfArg } from '../../model/factIds.ts';
import { same } from '../../ledger/account.ts';
import { callsItself } from './callsItself.ts';
import type { Address } from 'viem';
import type { FactId, StepId } from '../../model/fact.ts';
import { insideOf } from '../../decode/findArgs.ts';
import { memoize } from '../../kit/memoize.ts';
import { packedAddress } from '../../decode/packedAddress.ts';
import type { Arg, Step } from '../../model/step.ts';

/** Whatever holds the decoded steps of a request. */
export type WithSteps = Readonly<{ steps: readonly Step[] }>;

/**
 * Every step of the tree, parents before their children, with `asCalled` applied. A tree is walked once: many rules
 * ask for it, on every revision, and a tree never changes.
 */
export function everyStep(steps: readonly Step[]): readonly Step[] {
  const before = walked.get(steps);
  if (before) return before;
  const all: Step[] = [];
  const collect = (level: readonly Step[]) => {
    for (const step of level) {
      all.push(step);
      if (step.steps.length > 0) collect(effectiveSteps(step));
    }
  };
  collect(steps);
  walked.set(steps, all);
  return all;
}

const walked = new WeakMap<readonly Step[], readonly Step[]>();

/** The step of the tree with an id. A table is kept of each tree: what looks up every step must not go through all. */
export function stepById(steps: readonly Step[], id: StepId): Step | undefined {
  return byId(steps).get(id);
}

const byId = memoize((steps: readonly Step[]) => {
  const found = new Map<StepId, Step>();
  for (const step of everyStep(steps)) if (!found.has(step.id)) found.set(step.id, step);
  return found;
});

/**
 * The steps inside one. Where a contract delegatecalls itself (a multicall) its element is as good as a call that the
 * same caller makes to it, and is given as one. Of elements without data only the first is: all of them see the same
 * value, which came once.
 */
export const effectiveSteps = memoizeStep((step: Step): readonly Step[] => {
  const empty = step.steps.find((inner) => isEmptyPart(inner, step));
  return step.steps
    .filter((inner) => inner === empty || !isEmptyPart(inner, step))
    .map((inner): Step => (callsItself(inner, step) ? { ...inner, op: 'call' } : inner));
});

/** The id of the step that carries another; empty for one that is not carried. */
export function idAbove({ id }: Pick<Step, 'id'>): StepId {
  return id.slice(0, Math.max(0, id.lastIndexOf('.')));
}

function isEmptyPart(inner: Step, outer: Step): boolean {
  return inner.data === '0x' && callsItself(inner, outer);
}

/** The fact that shows the account as which a step acts: that of the call that reached it. */
export function actorFact(steps: readonly Step[], { actor }: Step): FactId | undefined {
  if (actor === 'unknown') return undefined;
  const reached = everyStep(steps).find(({ op, to }) => op !== 'delegatecall' && same(to, actor));
  return reached === undefined ? undefined : factOfStep(reached.id, 'to');
}

/** A value of a step together with the id of the fact that shows it. */
export type FoundAt<T> = Readonly<{ value: T; fact: FactId; arg: Arg }>;

/** The argument at a path of names or positions, as `['details', 0, 'token']`; a negative position counts from the end. */
export function argAt(step: Step, ...path: readonly (string | number)[]): FoundAt<Arg['value']> | undefined {
  let args = step.args;
  let fact = factOfArg(step.id);
  let found: Arg | undefined;
  for (const part of path) {
    found = partAt(args, part);
    if (found === undefined) return undefined;
    fact += `.${found.name === '' ? String(args.indexOf(found)) : found.name}`;
    args = insideOf(found);
  }
  return found === undefined ? undefined : { value: found.value, fact, arg: found };
}

function partAt(args: readonly Arg[], part: string | number): Arg | undefined {
  return typeof part === 'number' ? args.at(part) : args.find(({ name }) => name === part);
}

export function addressAt(step: Step, ...path: readonly (string | number)[]): FoundAt<Address> | undefined {
  const it = argAt(step, ...path);
  return it?.value.kind === 'address' ? { value: it.value.address, fact: it.fact, arg: it.arg } : undefined;
}

/** An address, also where it is packed into the low 160 bits of a number (flags above them) or into 32 bytes. */
export function packedAddressAt(
  step: Step,
  ...path: readonly (string | number)[]
): FoundAt<Address> | undefined {
  const it = argAt(step, ...path);
  const value = it === undefined ? undefined : packedAddress(it.value);
  return it === undefined || value === undefined ? undefined : { value, fact: it.fact, arg: it.arg };
}

export function integerAt(step: Step, ...path: readonly (string | number)[]): FoundAt<bigint> | undefined {
  const it = argAt(step, ...path);
  return it?.value.kind === 'integer' ? { value: it.value.value, fact: it.fact, arg: it.arg } : undefined;
}

export function boolAt(step: Step, ...path: readonly (string | number)[]): FoundAt<boolean> | undefined {
  const it = argAt(step, ...path);
  return it?.value.kind === 'bool' ? { ...it, value: it.value.value } : undefined;
}

/** How many elements the list has, or the parts of packed bytes. */
export function lengthAt(step: Step, ...path: readonly (string | number)[]): number {
  let args = step.args;
  let found: Arg | undefined;
  for (const part of path) {
    found = partAt(args, part);
    args = found === undefined ? [] : insideOf(found);
  }
  return found === undefined || found.value.kind === 'tuple' ? 0 : args.length;
}
