import { factOfTrade } from '../../model/factIds.ts';
import { same } from '../../ledger/account.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import type { Address } from 'viem';
import { isGuessed } from '../../decode/guessed.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import { payoutOf } from '../../decode/protocols/functionUse.ts';
import type { CommandMinimum } from '../../decode/protocols/commandModel.ts';
import type { FactId, StepId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { memoize } from '../../kit/memoize.ts';
import { currencyKey } from '../../ledger/asset.ts';
import { accountKey } from '../../text/accountKey.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';
import { paymentsOf } from '../payments/payments.ts';
import { goesOf } from './routerSwaps.ts';
import { callsItself } from '../steps/callsItself.ts';
import { fatesOf } from '../steps/sharesFate.ts';
import { swapOf } from './swaps.ts';
import type { Swap } from './swap.ts';
import {
  addressAt,
  effectiveSteps,
  everyStep,
  type FoundAt,
  integerAt,
  type WithSteps,
} from '../steps/stepTree.ts';

/**
 * Whether a swap whose output stays with a router, or with the pools, has a least amount set behind it: a command
 * pays out at least so much of the same token, or a later swap takes all of it and has a least amount, or such a
 * command behind itself. Then the plan has a minimum, though the swap has none.
 */
export function hasLaterMinimum(view: WithSteps, swap: Swap): boolean {
  return swap.goes === 'router' && flooredIn(view.steps).has(swap.step.id);
}

/** The swaps that have one, of all plans of a request. */
const flooredIn = memoize((roots: readonly Step[]): ReadonlySet<StepId> => {
  const all = everyStep(roots);
  const commands = all.filter(({ commandByte, to }) => commandByte !== undefined && to !== null);
  const byRouter = groupBy(commands, ({ to }) => accountKey(to ?? ''));
  const multicalls = all.filter(
    (carrier) => carrier.commandByte === undefined && carrier.steps.some((it) => callsItself(it, carrier)),
  );
  const floored = [
    ...[...byRouter.values()].map((plan) => ({ plan, its: plan })),
    ...multicalls.map((carrier) => ({
      plan: effectiveSteps(carrier),
      its: carrier.steps.filter((it) => it.commandByte === undefined && callsItself(it, carrier)),
    })),
  ].flatMap(({ plan, its }) => {
    const found = flooredOf(roots, plan);
    return its.flatMap(({ id }) => (found.has(id) ? [id] : []));
  });
  return new Set(floored);
});

/** Those of one plan, from the last to the first, with what is behind each by its token and by what it happens with. */
function flooredOf(roots: readonly Step[], plan: readonly Step[]): ReadonlySet<StepId> {
  const floored = new Set<StepId>();
  const floors = new Set<string>();
  const takers = new Map<string, Readonly<{ swap: Swap; at: number }>>();
  for (const [at, step] of [...plan.entries()].toReversed()) {
    const swap = swapOf(step);
    const fates = ['', ...fatesOf(roots, step)];
    if (swap !== undefined) {
      const token = currencyKey(swap.get.token?.value);
      const unwraps = fates.some((it) => floors.has(`wrapped ${it}`));
      const [next] = fates
        .flatMap((it) => takers.get(`${token} ${it}`) ?? [])
        .toSorted((one, other) => one.at - other.at);
      const isFloored =
        fates.some((it) => floors.has(`${token} ${it}`)) ||
        (unwraps && bringsNothingElse(plan, token)) ||
        (next !== undefined &&
          (next.swap.get.exact || next.swap.get.raw > 0n || floored.has(next.swap.step.id)));
      if (isFloored) floored.add(step.id);
    }
    const fate = fates.at(-1) ?? '';
    const floor = floorOf(step);
    if (floor !== undefined && floor.least.value > 0n) floors.add(`${floorKey(floor)} ${fate}`);
    if (swap?.give.all === true) takers.set(`${currencyKey(swap.give.token?.value)} ${fate}`, { swap, at });
  }
  return floored;
}

function floorKey({ token }: Floor): string {
  return token === 'wrapped' ? token : currencyKey(token);
}

/** Whether a swap sells all that the router has of a token by that time. */
export function takesAll({ give }: Swap, token: Address | undefined): boolean {
  return give.all === true && same(give.token?.value ?? zero, token ?? zero);
}

const zero = '0x0000000000000000000000000000000000000000';

/** A step that pays out what a router has: at least so much, or it reverts. `wrapped`: whatever is wrapped on the chain. */
export type Floor = Readonly<{
  step: Step;
  /** Undefined: the native currency. */
  token: Address | 'wrapped' | undefined;
  /** Where it names the token. */
  named?: FoundAt<Address>;
  /** What comes at least. `of`: where a fee is taken of what is measured, the facts that it is worked out of. */
  least: Readonly<{ value: bigint; fact: FactId; arg?: FoundAt<bigint>; of?: readonly FactId[] }>;
  /** Absent: whoever calls. */
  to?: FoundAt<Address>;
}>;

/** The minimum behind a router that a step sets: of what whoever is paid gets, less a fee that is taken of it. */
export const floorOf = memoizeStep((step: Step): Floor | undefined => {
  const row = minimumOf(step);
  if (row === 'none' || step.op !== 'call' || isGuessed(step)) return undefined;
  const least = leastOf(step, row);
  const named = row.token === 'wrapped' ? undefined : addressAt(step, ...row.token);
  const to = row.to === 'caller' ? undefined : addressAt(step, ...row.to);
  if (least === undefined || (row.token !== 'wrapped' && named === undefined)) return undefined;
  const its = { step, least, ...(to === undefined ? {} : { to }) };
  if (named === undefined) return { ...its, token: 'wrapped' };
  return same(named.value, zero) ? { ...its, token: undefined } : { ...its, token: named.value, named };
});

function leastOf(step: Step, { least, fee }: CommandMinimum): Floor['least'] | undefined {
  const arg = integerAt(step, ...least);
  if (arg === undefined || fee === undefined)
    return arg === undefined ? undefined : { value: arg.value, fact: arg.fact, arg };
  const part = integerAt(step, ...fee.at);
  if (part === undefined || part.value > fee.of) return undefined;
  const value = arg.value - (arg.value * part.value) / fee.of;
  return { value, fact: factOfTrade(step.id, 'get'), of: [arg.fact, part.fact] };
}

function minimumOf(step: Step): CommandMinimum | 'none' {
  if (step.commandByte !== undefined) return commandOf(step)?.minimum ?? 'none';
  return payoutOf(step.fn)?.minimum ?? 'none';
}

/**
 * What comes out of a swap as the floor behind it: of its own token, or unwrapped, where the router can have no other
 * token to unwrap.
 */
export function isFloorOf({ token }: Floor, bought: Address | undefined, plan: readonly Step[]): boolean {
  if (token === 'wrapped') return bringsNothingElse(plan, currencyKey(bought));
  return same(token ?? zero, bought ?? zero);
}

/**
 * Whether a router can have no other token than this one to unwrap: nobody says which token is the wrapped currency of
 * a chain, and what is unwrapped could be what came some other way.
 */
function bringsNothingElse(plan: readonly Step[], token: string): boolean {
  const brought = broughtIn(plan);
  return brought !== 'any' && (brought.size === 0 || (brought.size === 1 && brought.has(token)));
}

/** What the swaps of a plan bring to the router that no later one sells all of; `any` where something else may come. */
const broughtIn = memoize((plan: readonly Step[]): ReadonlySet<string> | 'any' => {
  const brought = new Set<string>();
  const sold = new Set<string>();
  for (const it of plan.toReversed()) {
    if (bringsAny(it)) return 'any';
    const swap = swapOf(it);
    if (swap === undefined) continue;
    const token = currencyKey(swap.get.token?.value);
    if (!isWrappedElsewhere(it) && swap.goes === 'router' && !sold.has(token)) brought.add(token);
    if (swap.give.all === true) sold.add(currencyKey(swap.give.token?.value));
  }
  return brought;
});

function bringsAny(it: Step): boolean {
  const puts = commandOf(it)?.puts ?? 'none';
  if (puts !== 'none' && puts.what === 'wrapped') return !isWrappedElsewhere(it);
  return (
    rowSays(it.fn?.signature, 'brings') !== undefined || paymentsOf(it).some(({ to }) => same(to, it.to))
  );
}

/** Whether a command wraps currency for someone else. */
function isWrappedElsewhere(it: Step): boolean {
  const puts = commandOf(it)?.puts ?? 'none';
  if (puts === 'none' || puts.what !== 'wrapped' || puts.to === 'router') return false;
  const to = addressAt(it, ...puts.to)?.value;
  return to !== undefined && goesOf(it, to) !== 'router';
}
