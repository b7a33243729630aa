import { currencyKey } from '../../ledger/asset.ts';
import { same } from '../../ledger/account.ts';
import { accountKey } from '../../text/accountKey.ts';
import type { Address } from 'viem';
import type { FactId } from '../../model/fact.ts';
import type { Actor, Step } from '../../model/step.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts, isActing } from '../accounts.ts';
import { type Floor, floorOf, isFloorOf } from '../../actions/swaps/planFloor.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import { type Proceeds, proceedsOf } from '../../actions/asked/asks.ts';
import { receiverOf, swapOf } from '../../actions/swaps/swaps.ts';
import type { Swap } from '../../actions/swaps/swap.ts';
import type { Evidence } from '../evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { wholeCallOf } from '../outerOf.ts';
import { behind } from '../forwarders.ts';
import { type Guarantor, guarantorOf } from '../purpose/provenPools.ts';

/**
 * What has to come at least: to whoever swaps, or to another account that the request acts for. `by` is who gets it.
 * `token` absent: the native currency, or where it is `unnamed`, whatever comes but what is sold. `kept`: to the router
 * first, at this address, where a later step pays it out; `floor`: what such a step pays out of that router.
 */
export type MinimumOutput = Readonly<{
  step: Step;
  /** The call that it is a minimum of. */
  call: Step;
  by: Actor;
  token?: Address;
  unnamed?: Readonly<{ sold: string }>;
  raw: bigint;
  fact: FactId;
  kept?: Address;
  floor?: Address;
  /** Less can come where it is nobody: the router takes the word of pools, or sells less than all. */
  guarantor: Guarantor;
}>;

/** What the swaps of the user's accounts are to bring at least, each where it comes back to whoever pays or to the user. */
export const minimumOutputsOf = memoize((view: Evidence): readonly MinimumOutput[] => {
  const acting = actingAccounts(view);
  const steps = everyStep(view.steps);
  const back = steps.flatMap(proceedsOf).flatMap((it): readonly MinimumOutput[] => {
    const by = gainer(it, it.from, acting);
    return by === undefined ? [] : leastIn(view, it, by).map((least) => passedOn(view, least));
  });
  return [...back, ...keptIn(view, steps)];
});

/** What a router has a swap bring to itself, it pays out to whoever called it: less a fee, maybe. */
function passedOn(view: Evidence, least: MinimumOutput): MinimumOutput {
  const by = behind(view, least.by);
  return by === least.by || least.by === 'unknown' ? least : { ...least, by, kept: least.by };
}

/** Who of those that the request acts for gets what a swap brings to `to`, or back to whose it is. */
function gainer(
  { goes, to }: Pick<Proceeds, 'goes' | 'to'>,
  by: Actor,
  acting: ReadonlySet<string>,
): Actor | undefined {
  if (goes === 'back') return by;
  return goes === 'other' && to !== undefined && acting.has(accountKey(to)) ? to : undefined;
}

function leastIn(view: Evidence, asked: Proceeds, by: Actor): readonly MinimumOutput[] {
  const { step, amount: raw, fact, token, unnamed, how, keeper, kept } = asked;
  if (how === 'all') return [];
  const guarantor = guarantorOf(view, { step: keeper, kept });
  const least = { step, call: wholeCallOf(view, step), by, raw, fact, guarantor };
  return [{ ...least, ...(token === undefined ? {} : { token }), ...(unnamed && { unnamed }) }];
}

/** The minima of swaps whose output stays with a router for a moment, and of what pays it out. */
function keptIn(view: Evidence, steps: readonly Step[]): readonly MinimumOutput[] {
  const acting = actingAccounts(view);
  const kept = steps
    .flatMap(proceedsOf)
    .filter(({ goes, step, from }) => goes === 'router' && step.to !== null && isActing(from, acting));
  if (kept.length === 0) return [];
  const planKey = (it: Step) => `${wholeCallOf(view, it).id} ${it.to === null ? '' : accountKey(it.to)}`;
  const plans = groupBy(steps, planKey);
  return kept.flatMap((asked): readonly MinimumOutput[] => {
    const { step, token } = asked;
    const at = step.to;
    const plan = planOf(plans.get(planKey(step)) ?? []);
    const place = plan.places.get(step) ?? -1;
    if (at === null || (plan.lastSold.get(currencyKey(token)) ?? -1) > place) return [];
    const raw = plan.leftOf(token).get(step) ?? asked.amount;
    const own = leastIn(view, asked, asked.from).map((it): MinimumOutput => ({ ...it, raw, kept: at }));
    const floors = plan.floors.flatMap((floor): readonly MinimumOutput[] => {
      const it = floor.step;
      if ((plan.places.get(it) ?? 0) <= place || !isFloorOf(floor, token, plan.steps)) return [];
      const by = paidBy(floor, acting);
      if (by === undefined) return [];
      const { value: raw, fact } = floor.least;
      const least = {
        step: it,
        call: wholeCallOf(view, it),
        by,
        raw,
        fact,
        guarantor: 'contract',
        floor: at,
      } as const;
      return [token === undefined ? least : { ...least, token }];
    });
    return [...own, ...floors];
  });
}

/** The steps of a call that are at one router: their places, where each token is sold last, and what must not fail and pays out. */
const planOf = memoize((steps: readonly Step[]) => {
  const lastSold = new Map<string, number>();
  for (const [at, it] of steps.entries()) {
    const give = it.runs === 'mayFail' ? undefined : swapOf(it)?.give;
    if (give?.all === true) lastSold.set(currencyKey(give.token?.value), at);
  }
  const left = new Map<string, ReadonlyMap<Step, bigint>>();
  return {
    steps,
    places: new Map(steps.map((it, at) => [it, at])),
    lastSold,
    floors: steps.flatMap((it) => (it.runs === 'mayFail' ? [] : (floorOf(it) ?? []))),
    leftOf: (token: Address | undefined) => {
      const key = currencyKey(token);
      const found = left.get(key) ?? leftOf(steps, key);
      left.set(key, found);
      return found;
    },
  };
});

/**
 * What is left of the minima of swaps once later ones have sold what they are to sell of the same token, which may bring
 * back as little as they ask for. What they sell is taken of the first swaps first.
 */
function leftOf(plan: readonly Step[], token: string): ReadonlyMap<Step, bigint> {
  const lots: { step: Step; left: bigint }[] = [];
  let first = 0;
  for (const it of plan) {
    const swap = swapOf(it);
    if (swap === undefined) continue;
    if (!isOfCaller(swap) && currencyKey(swap.give.token?.value) === token) {
      let sold = swap.give.raw;
      for (let lot = lots[first]; lot !== undefined; lot = lots[first]) {
        const of = swap.give.all === true || sold > lot.left ? lot.left : sold;
        lot.left -= of;
        sold -= of;
        if (lot.left > 0n) break;
        first += 1;
      }
    }
    if (swap.goes === 'router' && currencyKey(swap.get.token?.value) === token)
      lots.push({ step: it, left: swap.get.raw });
  }
  return new Map(lots.map(({ step, left }) => [step, left]));
}

/** Whether whoever calls pays for a swap, rather than the router out of what it has, or the pools out of what they owe. */
function isOfCaller({ step, payer, by }: Swap): boolean {
  const model = commandOf(step)?.swap ?? 'none';
  if (model !== 'none' && model.over !== 'router') return false;
  return same(payer, by);
}

/** Who of those that the request acts for gets what a router pays out. */
function paidBy({ step, to }: Floor, acting: ReadonlySet<string>): Actor | undefined {
  const by = step.caller ?? step.actor;
  if (to === undefined) return by;
  const it = receiverOf(step);
  if (it !== undefined) return gainer({ goes: it.goes, to: it.to.value }, it.by, acting);
  return same(to.value, by) ? by : undefined;
}
