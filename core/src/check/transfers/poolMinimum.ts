import { rowSays } from '../../decode/abis/rowSays.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { boundsOf } from '../../evidence/bounds/boundsOf.ts';
import type { Bounded, Bound } from '../../evidence/bounds/bound.ts';
import { listedLeavesOf } from '../../actions/steps/leavesOf.ts';
import { ownMovesOf } from '../../evidence/moves/ownMoves.ts';
import { comingIn, goingOut } from '../../evidence/moves/poolFlows.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { lessBy } from '../../actions/payments/shares.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** A minimum of zero, or far below what comes or goes in, where others can move the price: pools, vaults, withdrawals. */
export const poolMinimum: readonly Rule[] = [
  {
    id: 'transfers.poolMinimum',
    family: 'transfers',
    severity: 'caution',
    needs: ['effects', 'step.<s>.arg.amountMin'],
    readsSteps: true,
    neverMuted: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const all = boundsOf(view).filter(({ floors }) => floors.length > 0);
  if (all.length === 0) return [];
  const { effects } = view;
  return all.map((it): RuleAnswer => {
    const none = it.floors.every(({ raw }) => raw === 0n);
    const [first] = it.floors;
    if (first === undefined) return clear();
    if (none && it.floors.some(({ desired }) => desired !== 0n)) return fired(it, first.fact, 'none');
    if (view.stations.simulate === 'skipped') return clear(first.fact);
    if (effects.s !== 'known') return missing('effects', effects);
    if (effects.v.status === 'revert') return clear('effects');
    // What stays inside is not a line of the effects: nothing there can be held against the minimum.
    if (staysInside(it.step)) return fired(it, first.fact, 'unseen');
    const paired = it.floors.some(({ desired }) => desired !== undefined);
    // Nothing that comes says what the minimum is worth.
    if (!paired && (isLater(it) || isTraced(view, it)) && comingIn(view, it.step).length === 0)
      return isHeldElsewhere(view, it) ? clear(first.fact) : fired(it, first.fact, 'unseen');
    const low = paired ? lowOfPairs(view, it) : lowOfGains(view, it);
    return low === undefined ? clear(first.fact) : fired(it, low.fact, low.raw === 0n ? 'none' : 'far');
  });
}

/** Whether what comes is kept by the contract, as a balance of the user's there. */
function staysInside(step: Step): boolean {
  return listedLeavesOf(step).some(
    ({ arg: { name, value } }) => value.kind === 'bool' && value.value && /^to_?internal/i.test(name),
  );
}

function fired({ step, act }: Bounded, fact: FactId, how: 'none' | 'far' | 'unseen'): RuleAnswer {
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [fact],
    says:
      how === 'none'
        ? { id: 'transfers.poolMinimum.saysNone', args: { how: act === 'into' ? 'into' : 'other' } }
        : {
            id: how === 'far' ? 'transfers.poolMinimum.says' : 'transfers.poolMinimum.saysUnseen',
            args: { least: fact },
          },
    why: { id: 'transfers.poolMinimum.why', args: {} },
    remedy: { id: 'transfers.poolMinimum.remedy', args: {} },
  };
}

/** Whether what a call brings comes later, so that its minimum does not yet hold: a call that brings it now reverts below it. */
function isLater({ step, act, liquidity }: Bounded): boolean {
  return (
    liquidity !== undefined ||
    act === 'into' ||
    act === 'bridge' ||
    rowSays(step.fn?.signature, 'unseen') === true
  );
}

function isTraced(view: Evidence, { step }: Bounded): boolean {
  return ownMovesOf(view, step) !== undefined;
}

/**
 * Whether something else than what comes holds a minimum: as much of the like arrives on another network, or a staked
 * token is worth at least as many coins as the call gives for it.
 */
function isHeldElsewhere(view: Evidence, { step, act, floors }: Bounded): boolean {
  if (act !== 'bridge' && rowSays(step.fn?.signature, 'nearPar') !== true) return false;
  const percent = thresholdsOf(view).slippagePercent;
  const bounds = new Set(floors.map(({ fact }) => fact));
  const offered = numbersIn(step).filter(({ fact }) => !bounds.has(fact));
  return floors.every(({ raw }) =>
    [...offered, { raw: step.value }].some((it) => it.raw > 0n && isNear(raw, it.raw, percent)),
  );
}

function numbersIn(step: Step): readonly Bound[] {
  return listedLeavesOf(step).flatMap(({ arg, fact }) =>
    arg.value.kind === 'integer' ? [{ raw: arg.value.value, fact }] : [],
  );
}

/** Of what goes in, each minimum lies near what is offered, or near what the simulation takes of it. */
function lowOfPairs(view: Evidence, { step, floors }: Bounded): Bound | undefined {
  const percent = thresholdsOf(view).slippagePercent;
  const taken = goingOut(view, step);
  return floors.find(({ raw, desired }) => {
    if (desired === undefined || desired === 0n) return false;
    if (raw >= lessBy(desired, percent)) return false;
    return !taken.some((it) => it <= desired && isNear(raw, it, percent));
  });
}

/** Of what comes, as many assets have a minimum near them as the call has minima. */
function lowOfGains(view: Evidence, { step, floors }: Bounded): Bound | undefined {
  const percent = thresholdsOf(view).slippagePercent;
  const gains = [...comingIn(view, step)];
  const wanted = Math.min(floors.length, gains.length);
  let near = 0;
  let low: Bound | undefined;
  for (const floor of floors) {
    const at = gains.findIndex((it) => isNear(floor.raw, it, percent));
    if (at >= 0) {
      near += 1;
      gains.splice(at, 1);
    } else if (low === undefined || floor.raw < low.raw) low = floor;
  }
  return near >= wanted ? undefined : low;
}

function isNear(floor: bigint, amount: bigint, percent: number): boolean {
  return floor >= lessBy(amount, percent) && floor * 10n <= amount * 11n;
}
