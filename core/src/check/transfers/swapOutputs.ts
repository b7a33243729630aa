import { scopesOf } from '../../ledger/scope.ts';
import { same } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import type { EffectLine, Effects } from '../../model/effects.ts';
import type { FactId } from '../../model/fact.ts';
import { pending, unknown } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { isAll } from '../outcome/losses.ts';
import { type MinimumOutput, minimumOutputsOf } from '../../evidence/bounds/minimumOutputs.ts';
import { actingAccounts, comesBack, isActing, ownAccounts } from '../../evidence/accounts.ts';
import { memoize } from '../../kit/memoize.ts';
import { leftInPlan } from '../../evidence/moves/leftInPlan.ts';
import { behind, paying } from '../../evidence/forwarders.ts';
import { hasLaterMinimum } from '../../actions/swaps/planFloor.ts';
import { isOnTheWay, isSmallFee, portions } from '../../actions/swaps/routerPlans.ts';
import { type Rule, stopUnlessKnown } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { cameFor } from '../../evidence/bounds/weighedMinimums.ts';
import { isInHeldPlan, settlerPlans } from '../../actions/swaps/settlerPlan.ts';
import type { Swap } from '../../actions/swaps/swap.ts';
import { type PlanTrade, planTradeOf } from '../../actions/swaps/planTrade.ts';
import { receiverOf, swapOf } from '../../actions/swaps/swaps.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { everyStep, stepById } from '../../actions/steps/stepTree.ts';

/** Rules on what a swap brings: to which account, and the minimum. */
export const swapOutputs: readonly Rule[] = [
  {
    id: 'transfers.outputElsewhere',
    severity: 'stop',
    needs: ['step.<s>.arg.to'],
    readsSteps: true,
    run: outputElsewhere,
  },
  {
    id: 'transfers.noMinimum',
    severity: 'caution',
    needs: ['step.<s>.arg.amountOutMin'],
    readsSteps: true,
    run: noMinimum,
  },
  {
    id: 'transfers.lessThanLeast',
    severity: 'caution',
    needs: ['effect.<n>.delta', 'step.<s>.arg.amountOutMin'],
    readsSteps: true,
    run: lessThanLeast,
  },
];

function outputElsewhere(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const own = ownAccounts(view);
  return everyStep(view.steps).flatMap((step): RuleAnswer[] => {
    const it = receiverOf(step);
    if (it === undefined || !isActing(paying(view, it.by), acting)) return [];
    if (it.goes !== 'other') return [clear(it.to.fact)];
    const minor = isSmallFee(view, step) || isOnTheWay(view, step);
    // Who sends it is not known: then it may as well be the one who gets it.
    if (it.by === 'unknown' && !own.has(it.to.value.toLowerCase()) && !minor)
      return [missing('request.from', view.session.s === 'pending' ? pending : unknown('notAsked'))];
    if (comesBack(it.to.value, it.by, own) || minor) return [clear(it.to.fact)];
    return [
      {
        outcome: 'fired',
        ...(costsAll(view, step) ? stopUnlessKnown(view, it.to.value) : { severity: 'caution' }),
        step: step.id,
        facts: [it.to.fact],
        says: { id: 'transfers.outputElsewhere.says', args: { to: it.to.fact } },
        why: { id: 'transfers.outputElsewhere.why', args: {} },
        remedy: { id: 'remedy.checkPayee', args: {} },
      },
    ];
  });
}

/** A tenth of what a router holds, in hundredths of a percent: no front end takes that much for itself. */
const largeShare = 1_000n;

/**
 * Whether the run shows that nothing is left of what is given: for a swap, of what it sells. What a router pays out of
 * its own came from whatever was given to it before.
 */
function costsAll(view: Evidence, step: Step): boolean {
  if (view.effects.s !== 'known' || (portions(view, step) ?? largeShare) < largeShare) return false;
  const swap = swapOf(step);
  const { by, payer = by } = swap ?? { by: step.caller ?? step.actor };
  const token = swap?.give.token?.value;
  const paysOut = step.commandByte !== undefined || isKnownAs(step, 'settle');
  if (swap === undefined && !paysOut && !isKeptBefore(view, step)) return false;
  const open = swap === undefined || (payer !== 'unknown' && by !== 'unknown' && !same(payer, by));
  return emptied(view).some((line) => {
    if (line.asset === undefined) return false;
    if (by !== 'unknown' && !same(by, line.who)) return false;
    if (line.asset.kind === 'native') return open ? sendsNative(view) : token === undefined;
    return open || same(token, line.asset.address);
  });
}

/** Whether a router keeps what a swap buys, for a call behind it to pay out. */
function isKeptBefore(view: Evidence, { to }: Step): boolean {
  return to !== null && keepers(view.steps).has(to.toLowerCase());
}

const keepers = memoize((steps: readonly Step[]): ReadonlySet<string> => {
  const kept = everyStep(steps).filter((step) => swapOf(step)?.goes === 'router');
  return new Set(kept.flatMap(({ to }) => (to === null ? [] : [to.toLowerCase()])));
});

/** The balances of which nothing is left. */
const emptied = memoize((view: Evidence): readonly EffectLine[] =>
  view.effects.s === 'known'
    ? view.effects.v.lines.filter((line) => line.what === 'balance' && isAll(view, line))
    : [],
);

function noMinimum(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const fires = (step: Step, fact: FactId): RuleAnswer => ({
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [fact],
    says: { id: 'transfers.noMinimum.says', args: {} },
    why: { id: 'transfers.noMinimum.why', args: {} },
    remedy: { id: 'transfers.noMinimum.remedy', args: {} },
  });
  const swaps = everyStep(view.steps).flatMap((step): RuleAnswer[] => {
    const swap = swapOf(step);
    if (swap === undefined || !isActing(paying(view, swap.by), acting)) return [];
    const { get } = swap;
    if (holdsOwn(view, swap) || hasLaterMinimum(view, swap) || staysForMinimum(view, swap))
      return [clear(get.fact)];
    return [fires(step, swap.get.fact)];
  });
  const plans = settlerPlans(view)
    .filter(({ by }) => isActing(behind(view, by), acting))
    .map(({ step, least, hasLeast }) => (hasLeast ? clear(least.fact) : fires(step, least.fact)));
  return [...swaps, ...plans];
}

/**
 * Whether a swap has a minimum of its own that still counts for the user: what stays with the router of a multicall lies
 * there for anyone, also for a token on the path of this swap. That all of it stays there is a warning of its own.
 */
function holdsOwn(view: Evidence, { step, get, goes }: Swap): boolean {
  if (!get.exact && get.raw === 0n) return false;
  return goes !== 'router' || step.commandByte !== undefined || leftInPlan(view).has(step);
}

/** Whether a swap only brings on what the trade of its whole plan sells, and that has a minimum. */
function staysForMinimum(view: Evidence, { step, goes }: Swap): boolean {
  if (goes !== 'router' && !isOnTheWay(view, step)) return false;
  if (isInHeldPlan(view, step)) return true;
  const get = planAround(view, step)?.get;
  return get !== undefined && get.raw > 0n;
}

function planAround(view: Evidence, { id }: Step): PlanTrade | undefined {
  return scopesOf(id)
    .flatMap((it) => (it === id ? [] : (stepById(view.steps, it) ?? [])))
    .map(planTradeOf)
    .find((trade) => trade !== undefined);
}

function lessThanLeast(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const all = minimumOutputsOf(view).filter(({ by, kept }) => kept === undefined && isActing(by, acting));
  if (all.length === 0 || view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  if (effects.v.status !== 'success') return [clear('effects')];
  if (effects.v.calls?.s === 'pending') return [missing('effects', effects.v.calls)];
  return all.map((least): RuleAnswer => {
    const { step, raw, fact } = least;
    const came = cameFor(view, least);
    if (raw === 0n || came.some(({ read }) => read >= raw)) return clear(fact);
    if (came.length === 0 && !wasLookedAt(effects.v, least))
      return missing('effects', unknown('unsupported', effects.v.block.endpoint));
    return {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [fact],
      says: { id: 'transfers.lessThanLeast.says', args: { least: fact } },
      why: { id: 'transfers.lessThanLeast.why', args: {} },
      remedy: 'reject',
    };
  });
}

/** Whether the balance that a minimum is of was inspected, where nothing of it is seen to come. */
function wasLookedAt({ notLookedAt }: Effects, { unnamed, by }: MinimumOutput): boolean {
  const said = new Set(notLookedAt.map(({ is }) => is));
  if (said.has('afterwards')) return false;
  if (!said.has('events')) return true;
  // Without events only what the swap itself names was inspected, as far as there was room.
  return unnamed === undefined && by !== 'unknown' && !said.has('reads');
}

/** Whether coins go along: where none do, what is left of them is the fee's doing. */
function sendsNative(view: Evidence): boolean {
  const acting = actingAccounts(view);
  return everyStep(view.steps).some((step) => step.value > 0n && isActing(step.actor, acting));
}
