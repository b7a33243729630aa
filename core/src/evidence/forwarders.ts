import { calleeOf } from '../actions/steps/callee.ts';
import { accountKey } from '../text/accountKey.ts';
import { same } from '../ledger/account.ts';
import { modelFor } from '../actions/purpose/modelFor.ts';
import { everyStep } from '../actions/steps/stepTree.ts';
import { memoize } from '../kit/memoize.ts';
import type { Actor, Step } from '../model/step.ts';
import { actingAccounts, isActing } from './accounts.ts';
import type { Evidence } from './evidence.ts';
import { paidForwarders } from './purpose/asItself.ts';

/**
 * Routers that make a call of their own for whoever called them, and pay out to them what comes of it: by address, for whom.
 * What such a call is to bring is what the caller is to get, and whom it names may get it in their place.
 */
const forwarders = memoize((view: Evidence): ReadonlyMap<string, Actor> => {
  const steps = everyStep(view.steps).filter((step) => forwardsTrade(view, step));
  return new Map(steps.flatMap(({ to, actor }) => (to === null ? [] : [[accountKey(to), actor]])));
});

/** Whether a trade is carried out by a call that its router makes as itself, for one of the accounts that act. */
export function forwardsTrade(view: Evidence, step: Step): boolean {
  const to = calleeOf(step);
  const isOwnCall = (it: Step) => calleeOf(it) !== undefined && same(it.actor, to);
  if (!step.steps.some(isOwnCall) || modelFor(step)?.act !== 'trade') return false;
  return isActing(step.actor, actingAccounts(view));
}

/** For whom an account acts: whoever called it, if it is such a router, else itself. */
export function behind(view: Evidence, actor: Actor): Actor {
  return actor === 'unknown' ? actor : (forwarders(view).get(accountKey(actor)) ?? actor);
}

/** Whose money pays for what an account does: whoever called it, if it does for anybody what it is told and is paid for that. */
export function paying(view: Evidence, actor: Actor): Actor {
  const before = payers(view).get(actor);
  if (before !== undefined) return before;
  const seen = new Set<Actor>();
  let it = behind(view, actor);
  while (it !== 'unknown' && !seen.has(it)) {
    seen.add(it);
    it = behind(view, paidForwarders(view).get(accountKey(it))?.actor ?? it);
  }
  payers(view).set(actor, it);
  return it;
}

/** Those that were found. */
const payers = memoize((_view: Evidence) => new Map<Actor, Actor>());
