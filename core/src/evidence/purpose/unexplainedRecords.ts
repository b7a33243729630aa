import { scopesOf } from '../../ledger/scope.ts';
import { currencyKey, heldKey } from '../../ledger/asset.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { ownAccounts } from '../accounts.ts';
import type { Evidence } from '../evidence.ts';
import { isCallOfKnown } from './unvouchedSteps.ts';
import { isVouched } from '../vouched.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import type { Effects, StateRecord } from '../../model/effects.ts';
import { valueOf } from '../../model/known.ts';
import { maxTraced } from '../../model/effects.ts';
import type { Step } from '../../model/step.ts';
import { isChanged, isNeeded } from './recordSlots.ts';

/**
 * The places, among the records of the effects, of those that nothing explains: where only the simulation tells what a
 * call does. A step explains what its own contract keeps, unless such a call may have written there, too. What is shown to
 * move or to change explains what a token keeps: as many slots as that needs, where such a call goes to the token itself
 * and nobody vouches for it, or another step calls it, too.
 */
export function unexplainedRecords(view: Evidence, unsure: readonly Step[]): readonly number[] {
  const open = new Set(unsure);
  if (open.size === 0 || view.effects.s !== 'known') return [];
  const { records: told, lines, moves = [] } = view.effects.v;
  const records = told === undefined ? undefined : valueOf(told);
  if (records === undefined) return [];
  const called = new Set<string>();
  for (const step of immediateSteps(view.steps)) {
    if (step.to !== null && !open.has(step) && keepsRecords(step)) called.add(step.to.toLowerCase());
  }
  const direct = new Set(unsure.flatMap(keepersOf));
  const own = ownAccounts(view);
  const steps = immediateSteps(view.steps);
  const reached = reachedBy(
    view.effects.v,
    steps.filter((step) => open.has(step)),
    steps.filter((step) => !open.has(step) && isCallOfKnown(view, step)),
  );
  // What two steps write at one contract cannot be told apart.
  const isOfOthers = (it: string) =>
    called.has(it) && !direct.has(it) && (own.has(it) || (reached !== undefined && !reached.has(it)));
  const shown = new Set<string>();
  const moved = new Set<string>();
  for (const line of lines) {
    const { who, asset } = line;
    if (asset === undefined || asset.kind === 'native' || !isChanged(line)) continue;
    shown.add(heldKey(who, currencyKey(asset.address)));
    moved.add(asset.address.toLowerCase());
  }
  for (const { asset } of moves) if (asset.kind !== 'native') moved.add(asset.address.toLowerCase());
  const effects = view.effects.v;
  const isExplained = (record: StateRecord) => {
    const { contract, who } = record;
    const it = contract.toLowerCase();
    if (isOfOthers(it)) return true;
    if (reached !== undefined && !reached.has(it) && !direct.has(it)) return true;
    if (direct.has(it) && (called.has(it) || !isVouched(view, contract)))
      return isNeeded(view, effects, record, records);
    return who === undefined ? moved.has(it) : shown.has(heldKey(who, currencyKey(contract)));
  };
  return records.flatMap((record, at) => (isExplained(record) ? [] : [at]));
}

/** Whether a step may change what its contract keeps: a question does not. */
function keepsRecords({ fn }: Step): boolean {
  return fn === undefined || modelOf(fn)?.act !== 'view';
}

/** Whose storage a step changes itself, in lower case. */
function keepersOf({ op, to, actor }: Step): readonly string[] {
  const it = op === 'delegatecall' ? actor : to;
  return it === null || it === 'unknown' ? [] : [it.toLowerCase()];
}

/**
 * The contracts that some steps call in turn and that may change their storage, in lower case: not what only happens inside the
 * calls of `known`, which are other steps of the request. Undefined where nobody knows.
 */
function reachedBy(
  { calls: told }: Effects,
  steps: readonly Step[],
  known: readonly Step[],
): ReadonlySet<string> | undefined {
  const calls = told === undefined ? undefined : valueOf(told);
  // Of a run with as many calls only the first are told.
  if (calls === undefined || calls.length >= maxTraced) return undefined;
  const ids = new Set(steps.map(({ id }) => id));
  const callsOf = (its: ReadonlySet<string>) =>
    new Set(calls.flatMap(({ id, step }) => (step !== undefined && its.has(step) ? [id] : [])));
  const roots = callsOf(ids);
  const apart = callsOf(new Set(known.map(({ id }) => id)));
  const isInside = (id: string) => scopesOf(id).some((it) => it !== id && roots.has(it));
  const isApart = (id: string) => scopesOf(id).some((it) => apart.has(it));
  // A call that was not found may have reached anything.
  const found = new Set(calls.map(({ step }) => step));
  if ([...ids].some((id) => !found.has(id))) return undefined;
  return new Set(
    calls.flatMap(({ id, op, to }) =>
      to !== null && op !== 'staticcall' && isInside(id) && !isApart(id) ? [to.toLowerCase()] : [],
    ),
  );
}
