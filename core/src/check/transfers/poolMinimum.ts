import { rowSays } from '../../decode/abis/rowSays.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { boundsOf } from '../../evidence/bounds/boundsOf.ts';
import type { Bounded, Bound } from '../../evidence/bounds/bound.ts';
import { listedLeavesOf } from '../../actions/steps/leavesOf.ts';
import { asksOf } from '../../actions/asked/asks.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import { ownMovesOf } from '../../evidence/moves/ownMoves.ts';
import { comingIn, goingOut } from '../../evidence/moves/poolFlows.ts';
import { lastNamed } from '../../evidence/bounds/boundAssets.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { lessBy } from '../../actions/payments/shares.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** A minimum of zero, or far below what comes or goes in, where others can move the price: pools, vaults, withdrawals. */
export const poolMinimum: readonly Rule[] = [
  {
    id: 'transfers.poolMinimum',
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
 * token is worth at least as much native currency as the call gives for it.
 */
function isHeldElsewhere(view: Evidence, { step, act, floors }: Bounded): boolean {
  if (act !== 'bridge' && rowSays(step.fn?.signature, 'nearPar') !== true) return false;
  const percent = thresholdsOf(view).slippagePercent;
  const taken = takenBy(view, step);
  return floors.every(({ raw }) => taken.some((it) => it > 0n && isNear(raw, it, percent)));
}

/** What a call takes, as it says and as it is seen to. Its other numbers, an amount elsewhere among them, say nothing of what it is worth. */
function takenBy(view: Evidence, step: Step): readonly bigint[] {
  const acting = actingAccounts(view);
  const asked = asksOf(step).flatMap(({ from, amount }) => (isActing(from, acting) ? [amount] : []));
  return [...asked, step.value, ...goingOut(view, step).map(({ amount }) => amount)];
}

/**
 * Of what goes in, each minimum lies near what is offered, or near what the simulation takes of it: each near another amount, since
 * what is taken of one asset says nothing of the minimum of the next.
 */
function lowOfPairs(view: Evidence, { step, floors }: Bounded): Bound | undefined {
  const percent = thresholdsOf(view).slippagePercent;
  const paired = floors.filter(({ desired = 0n }) => desired > 0n);
  const low = (from: number, taken: readonly bigint[]): Bound | undefined => {
    const floor = paired[from];
    if (floor?.desired === undefined) return undefined;
    const { raw, desired } = floor;
    const near = [...taken.keys()].filter((at) => {
      const it = taken[at] ?? 0n;
      return it <= desired && isNear(raw, it, percent);
    });
    const rests = near.map((at) => low(from + 1, taken.toSpliced(at, 1)));
    if (rests.length === 0) return raw >= lessBy(desired, percent) ? low(from + 1, taken) : floor;
    return rests.includes(undefined) ? undefined : rests[0];
  };
  // Nobody offers more than a few assets at once: what is beyond them cannot be told apart.
  return paired.length > mostPaired
    ? paired[0]
    : low(
        0,
        goingOut(view, step).map(({ amount }) => amount),
      );
}

const mostPaired = 4;

/** Of what comes, as many assets have a minimum near them as the call has minima. */
function lowOfGains(view: Evidence, { step, act, floors }: Bounded): Bound | undefined {
  const percent = thresholdsOf(view).slippagePercent;
  const gains = lastNamed(step, comingIn(view, step), floors.length);
  // A trade that does not name what it brings has no other gain: a speck of something else could take its place.
  const wanted = act === 'trade' ? gains.length : Math.min(floors.length, gains.length);
  // Minimums of one asset count together.
  const [only] = gains;
  const together = floors.reduce((sum, { raw }) => sum + raw, 0n);
  if (only !== undefined && gains.length === 1 && isNear(together, only.amount, percent)) return undefined;
  let near = 0;
  let low: Bound | undefined;
  const left = gains.map(({ amount }) => amount);
  for (const floor of floors) {
    const at = left.findIndex((it) => isNear(floor.raw, it, percent));
    if (at >= 0) {
      near += 1;
      left.splice(at, 1);
    } else if (low === undefined || floor.raw < low.raw) low = floor;
  }
  return near >= wanted ? undefined : (low ?? floors[0]);
}

function isNear(floor: bigint, amount: bigint, percent: number): boolean {
  return floor >= lessBy(amount, percent) && floor * 10n <= amount * 11n;
}
