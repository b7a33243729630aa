import { factOfTrade } from '../../model/factIds.ts';
import { same } from '../../ledger/account.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import type { Address } from 'viem';
import { isGuessed } from '../../decode/guessed.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import { payoutOf } from '../../decode/protocols/functionUse.ts';
import type { CommandMinimum } from '../../decode/protocols/commandModel.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';
import { paymentsOf } from '../payments/payments.ts';
import { goesOf } from './routerSwaps.ts';
import { callsItself } from '../steps/callsItself.ts';
import { sharesFateWith } from '../steps/sharesFate.ts';
import { swapOf } from './swaps.ts';
import type { Swap } from './swap.ts';
import {
  addressAt,
  effectiveSteps,
  everyStep,
  type FoundAt,
  idAbove,
  integerAt,
  type WithSteps,
} from '../steps/stepTree.ts';

/**
 * Whether a swap whose output stays with a router, or with the pools, has a least amount set behind it: a command
 * pays out at least so much of the same token, or a later swap takes all of it and has a least amount, or such a
 * command behind itself. Then the plan has a minimum, though the swap has none.
 */
export function hasLaterMinimum(view: WithSteps, swap: Swap): boolean {
  if (swap.goes !== 'router') return false;
  return isFloored(planAround(view, swap.step), swap, sharesFateWith(view.steps));
}

/** The commands of the same router, or the calls of the same multicall; none where a step is alone. */
function planAround(view: WithSteps, step: Step): readonly Step[] {
  const all = everyStep(view.steps);
  if (step.commandByte !== undefined)
    return all.filter((it) => it.commandByte !== undefined && isAt(it, step));
  const above = idAbove(step);
  const carrier = all.find(({ id }) => id === above);
  const isMulticall = carrier?.steps.some((it) => it.id === step.id && callsItself(it, carrier));
  return carrier !== undefined && isMulticall ? effectiveSteps(carrier) : [];
}

function isFloored(
  plan: readonly Step[],
  { step, get }: Swap,
  sure: ReturnType<typeof sharesFateWith>,
): boolean {
  const at = plan.findIndex(({ id }) => id === step.id);
  const later = plan.slice(at + 1).filter((it) => sure(it, step));
  if (later.some((it) => isFloor(it, get.token?.value ?? zero, plan))) return true;
  // Each step looks only at those behind it, so that this comes to an end.
  const next = later.map((it) => swapOf(it)).find((it) => it !== undefined && takesAll(it, get.token?.value));
  return next !== undefined && (next.get.exact || next.get.raw > 0n || isFloored(plan, next, sure));
}

/** Whether a swap sells all that the router has of a token by that time. */
export function takesAll({ give }: Swap, token: Address | undefined): boolean {
  return give.all === true && same(give.token?.value ?? zero, token ?? zero);
}

const zero = '0x0000000000000000000000000000000000000000';

function isFloor(step: Step, token: Address, plan: readonly Step[]): boolean {
  const floor = floorOf(step);
  return floor !== undefined && floor.least.value > 0n && isFloorOf(floor, token, plan);
}

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
  if (token === 'wrapped') return bringsNothingElse(plan, bought ?? zero);
  return same(token ?? zero, bought ?? zero);
}

/**
 * Whether a router can have no other token than this one to unwrap: nobody says which token is the wrapped currency of
 * a chain, and what is unwrapped could be what came some other way.
 */
function bringsNothingElse(plan: readonly Step[], token: Address): boolean {
  return plan.every((it) => {
    const puts = commandOf(it)?.puts ?? 'none';
    if (puts !== 'none' && puts.what === 'wrapped') {
      const to = puts.to === 'router' ? undefined : addressAt(it, ...puts.to)?.value;
      return to !== undefined && goesOf(it, to) !== 'router';
    }
    if (rowSays(it.fn?.signature, 'brings') !== undefined) return false;
    if (paymentsOf(it).some(({ to }) => same(to, it.to))) return false;
    const swap = swapOf(it);
    if (swap === undefined || swap.goes !== 'router') return true;
    const bought = swap.get.token?.value ?? zero;
    if (same(bought, token)) return true;
    const later = plan.slice(plan.indexOf(it) + 1);
    return later.some((after) => {
      const next = swapOf(after);
      return next !== undefined && takesAll(next, swap.get.token?.value);
    });
  });
}

function isAt({ to }: Step, { to: other }: Step): boolean {
  return same(to, other);
}
