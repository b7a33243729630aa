import type { Address } from 'viem';
import type { Step } from '../model/step.ts';
import { paymentsOf } from './payments.ts';
import { goesOf } from './routerSwaps.ts';
import { isSureWith } from './surely.ts';
import { type Swap, swapOf } from './swaps.ts';
import type { View } from './view.ts';
import { addressAt, everyStep, integerAt, same } from './walk.ts';

/**
 * Whether a swap whose output stays with a router, or with the pools, has a least amount set behind it: a command
 * pays out at least so much of the same token, or a later swap takes all of it and has a least amount, or such a
 * command behind itself. Then the plan has a minimum, though the swap has none.
 */
export function hasFloor(view: View, swap: Swap): boolean {
  const { step, goes } = swap;
  if (goes !== 'router' || step.commandByte === undefined) return false;
  const plan = everyStep(view.steps).filter((it) => it.commandByte !== undefined && isAt(it, step));
  return isFloored(plan, swap, isSureWith(view.steps));
}

function isFloored(plan: readonly Step[], { step, get }: Swap, sure: ReturnType<typeof isSureWith>): boolean {
  const later = plan.slice(plan.indexOf(step) + 1).filter((it) => sure(it, step));
  if (later.some((it) => isFloor(it, get.token?.value ?? zero, plan))) return true;
  // Each step looks only at those behind it, so that this comes to an end.
  const next = later.map((it) => swapOf(it)).find((it) => it !== undefined && takesAll(it, get.token?.value));
  return next !== undefined && (next.get.exact || next.get.raw > 0n || isFloored(plan, next, sure));
}

function takesAll({ give }: Swap, token: Address | undefined): boolean {
  return give.all === true && same(give.token?.value ?? zero, token ?? zero);
}

const zero = '0x0000000000000000000000000000000000000000';

function isFloor(step: Step, token: Address, plan: readonly Step[]): boolean {
  const floor = floors[step.fn?.signature ?? ''];
  if (floor === undefined || (integerAt(step, floor.least)?.value ?? 0n) === 0n) return false;
  if (floor.token === undefined) return bringsNothingElse(plan, token);
  const of = addressAt(step, floor.token)?.value;
  return of !== undefined && same(of, token);
}

/**
 * Whether a router can have no other token than this one to unwrap: nobody says which token is the wrapped currency of
 * a chain, and what is unwrapped could be what came some other way.
 */
function bringsNothingElse(plan: readonly Step[], token: Address): boolean {
  return plan.every((it) => {
    if (it.fn?.name === 'WRAP_ETH') {
      const to = addressAt(it, 0)?.value;
      return to !== undefined && goesOf(it, to) !== 'router';
    }
    if (paymentsOf(it).some(({ to }) => it.to !== null && same(to, it.to))) return false;
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
  return to !== null && other !== null && same(to, other);
}

/** Commands that pay out at least so much, or revert. Unwrapped coins are of whatever is wrapped on the chain. */
const floors: Readonly<Record<string, { least: number; token?: number }>> = Object.assign(
  Object.create(null),
  {
    'SWEEP(address,address,uint256)': { token: 0, least: 2 },
    'UNWRAP_WETH(address,uint256)': { least: 1 },
    'TAKE_ALL(address,uint256)': { token: 0, least: 1 },
  },
);
