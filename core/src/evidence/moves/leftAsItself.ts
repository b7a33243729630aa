import { accountKey } from '../../text/accountKey.ts';
import { same } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { argsWithRoles } from '../../actions/steps/argRoles.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Step } from '../../model/step.ts';
import { actingAccounts } from '../accounts.ts';
import type { Evidence } from '../evidence.ts';
import { paidForwarders } from '../purpose/asItself.ts';
import { mayBeTaken } from './leftIfFails.ts';
import { type PutThere, putThere } from './putThere.ts';
import { type TakenThere, takenThere } from './takenThere.ts';

/**
 * What a contract that does for anybody what it is told gets by the calls that it makes as itself, and keeps as far as the
 * plan goes: tokens of which no later call takes all, and positions that are its own. By the step that brings it.
 */
export const leftAsItself = memoize((view: Evidence): readonly Step[] => {
  const forwarders = paidForwarders(view);
  const steps = immediateSteps(view.steps).filter((step) => modelFor(step)?.act !== 'view');
  const isTheirs = ({ actor }: Step) => actor !== 'unknown' && forwarders.has(accountKey(actor));
  const after = ({ id }: Step) => steps.slice(steps.findIndex((it) => it.id === id) + 1);
  const puts = putThere(view).filter(({ step, at }) => isTheirs(step) && same(step.actor, at));
  const tokens = [...groupBy(puts, ({ at, token }) => `${at} ${token ?? ''}`).values()].flatMap((all) =>
    isLeft(view, all, after) ? all.slice(-1).map(({ step }) => step) : [],
  );
  const positions = steps.filter(
    (step) => isTheirs(step) && isOwnPosition(step) && !isTakenBack(view, step, after(step)),
  );
  return [...tokens, ...positions];
});

function isLeft(view: Evidence, puts: readonly PutThere[], after: (step: Step) => readonly Step[]): boolean {
  const [first, last] = [puts[0], puts.at(-1)];
  if (first === undefined || last === undefined) return false;
  const takes = (put: PutThere) =>
    after(put.step).flatMap((step): readonly TakenThere[] => {
      const taken = takenThere(step, put);
      return taken !== undefined && mayBeTaken(view, put.token, taken.token) ? [taken] : [];
    });
  if (takes(last).length === 0) return true;
  const [all, amounts] = [takes(first).map(({ amount }) => amount), puts.map(({ amount }) => amount)];
  return isShort(amounts, all);
}

/** Whether what is taken is less than what was put there, where every figure is known. A hundredth may stay. */
function isShort(puts: readonly (bigint | undefined)[], takes: readonly TakenThere['amount'][]): boolean {
  let [left, out] = [0n, 0n];
  for (const it of puts) {
    if (it === undefined) return false;
    left += it;
  }
  for (const it of takes) {
    if (typeof it !== 'bigint') return false;
    out += it;
  }
  return out * 100n < left * 99n;
}

/** Whether a call pays into a position that is of whoever makes it. */
function isOwnPosition(step: Step): boolean {
  const model = modelFor(step);
  if (model?.act !== 'into' || step.op !== 'call' || isKnownAs(step, 'wrap')) return false;
  const named = argsWithRoles(step).flatMap(({ arg: { value }, role }) =>
    value.kind === 'address' && (role === 'owner' || role === 'receiver') ? [value.address] : [],
  );
  return named.every((it) => same(it, step.actor));
}

/** Whether a later call of the same contract takes as much out of it again, or hands on a token that came for it. */
function isTakenBack(view: Evidence, step: Step, later: readonly Step[]): boolean {
  const acting = actingAccounts(view);
  const own = later.filter(({ actor }) => same(actor, step.actor));
  const out = own.filter((it) => same(it.to, step.to) && modelFor(it)?.act === 'outOf');
  if (out.length > 0) return !isShort([step.value], out.map(largest));
  const put = new Set(putThere(view).map(({ token }) => token));
  return own
    .flatMap(paymentsOf)
    .some(
      ({ to, asset }) => asset !== undefined && acting.has(accountKey(to)) && !put.has(accountKey(asset)),
    );
}

function largest({ args }: Step): bigint {
  return args.reduce(
    (most, { value }) => (value.kind === 'integer' && value.value > most ? value.value : most),
    0n,
  );
}
