import { accountKey } from '../../text/accountKey.ts';
import { same } from '../../ledger/account.ts';
import { agencyOf } from '../../actions/steps/agency.ts';
import { everyStep, effectiveSteps } from '../../actions/steps/stepTree.ts';
import { asksOf } from '../../actions/asked/asks.ts';
import { type Grant, grantsOf } from '../../actions/approvals/grants.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { argsWithRoles } from '../../actions/steps/argRoles.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Actor, Step } from '../../model/step.ts';
import { actingAccounts, isActing } from '../accounts.ts';
import type { Evidence } from '../evidence.ts';

/** A call that a contract makes as itself because the request tells it to, and the call that tells it. */
export type PassedCall = Readonly<{ outer: Step; step: Step }>;

/**
 * The calls that contracts make as themselves for whoever asks: Multicall3, or MultiSend where it is called and not run as
 * the Safe. Whatever such a call allows, revokes, votes, sets or sends is the contract's own. A router's commands are not,
 * and neither are the calls of an account that the request acts for.
 */
export const passedCalls = memoize((view: Evidence): readonly PassedCall[] =>
  everyStep(view.steps).flatMap((outer) =>
    effectiveSteps(outer).flatMap((step) => (isPassed(view, outer, step) ? [{ outer, step }] : [])),
  ),
);

/**
 * The contracts that do so and are paid for it: coins go along, or tokens are sent there. What they have after the request,
 * whoever comes next takes. By address: the call that tells the contract what to do.
 */
export const paidForwarders = memoize((view: Evidence): ReadonlyMap<string, Step> => {
  const acting = actingAccounts(view);
  const steps = everyStep(view.steps);
  const paid = new Set(
    steps.flatMap((step) => [
      ...(step.value > 0n && step.to !== null ? [accountKey(step.to)] : []),
      ...paymentsOf(step).flatMap(({ from, to }) => (isActing(from, acting) ? [accountKey(to)] : [])),
    ]),
  );
  const found = new Map<string, Step>();
  for (const { outer } of passedCalls(view)) {
    const key = outer.to === null ? undefined : accountKey(outer.to);
    if (key !== undefined && paid.has(key) && !found.has(key)) found.set(key, outer);
  }
  return found;
});

/** Whether a contract makes a call as itself. Currency that came along for it is still the user's on the way. */
export function isPassed(view: Evidence, outer: Step, step: Step): boolean {
  const { to, op } = outer;
  if (op !== 'call' || to === null || modelFor(outer)?.act !== 'carry') return false;
  if (step.op !== 'call' || step.commandByte !== undefined || agencyOf(step) !== undefined) return false;
  const { actor } = step;
  if (!same(actor, to) || isActing(actor, actingAccounts(view))) return false;
  return step.data !== '0x' || !isCovered(outer);
}

/** Whether what comes along with a call pays for all that its parts send. */
const isCovered = memoize(
  (outer: Step): boolean => outer.steps.reduce((sum, { value }) => sum + value, 0n) <= outer.value,
);

/**
 * Whether what a passed call does is done to the account that makes it, so that the user has nothing of it. A call that
 * names one of the user's accounts, or hands in their signature, may be for them; one that only brings records up to date
 * is the same whoever makes it.
 */
export function isOnlyItsOwn(view: Evidence, { step }: PassedCall): boolean {
  const acting = actingAccounts(view);
  const isOther = (it: Actor) => !isActing(it, acting);
  const grants = grantsOf(step);
  if (grants.length > 0) return grants.every((it) => isOther(it.by) && !isUsedUp(view, it));
  const payments = paymentsOf(step);
  if (payments.length > 0) {
    return payments.every(({ from, to, by }) => isOther(from) && isOther(by) && isOther(to));
  }
  const model = modelFor(step);
  if (model === undefined || step.value > 0n || !ofCaller.has(model.act)) return false;
  if (model.act === 'set' && model.forAnybody === true) return false;
  return argsWithRoles(step).every(
    ({ arg: { value, type }, role }) =>
      !(value.kind === 'address' && (role === 'owner' || acting.has(value.address.toLowerCase()))) &&
      !(role === 'data' && type.startsWith('bytes')),
  );
}

/** What a function does with what is of its caller: their votes, settings, orders, powers, positions and debts. */
const ofCaller: ReadonlySet<string> = new Set(['allow', 'control', 'vote', 'outOf', 'debt', 'offer', 'set']);

/** Whether a contract that is paid for its calls lets another take no more than a later of them has it take. */
function isUsedUp(view: Evidence, grant: Grant): boolean {
  const { by, spender, token, amount, on, step } = grant;
  if (!on || amount === undefined || !paidForwarders(view).has(accountKey(by))) return false;
  const steps = everyStep(view.steps);
  const later = steps.slice(steps.findIndex(({ id }) => id === step.id) + 1);
  return later
    .filter((it) => same(it.actor, by) && same(it.to, spender))
    .flatMap(asksOf)
    .some((it) => same(it.from, by) && same(it.token, token) && it.amount >= amount.value);
}
