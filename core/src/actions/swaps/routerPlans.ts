import type { Address } from 'viem';
import type { Step } from '../../model/step.ts';
import { paymentsOf } from '../payments/payments.ts';
import { settlerSignature } from './settlerPlan.ts';
import { receiverOf, swapOf } from './swaps.ts';
import { addressAt, everyStep, integerAt, same, type WithSteps } from '../steps/stepTree.ts';

/** A hundredth of what a router holds, all portions of a request together: what front ends take as their fee. */
const smallFee = 100n;

/**
 * Whether an action of 0x Settler is one on the way: it pays a pool that a later action swaps with, and the call
 * around them says what must come out at the end.
 */
export function isOnTheWay(view: WithSteps, step: Step): boolean {
  if (step.commandByte?.length !== 10 || !/^UNISWAPV[234]$/.test(step.fn?.name ?? '')) return false;
  const above = step.id.slice(0, step.id.lastIndexOf('.'));
  const plan = everyStep(view.steps).find(({ id }) => id === above);
  const to = addressAt(step, 0)?.value;
  if (plan?.fn?.signature !== settlerSignature || to === undefined) return false;
  const later = plan.steps.slice(plan.steps.findIndex(({ id }) => id === step.id) + 1);
  const isPool = later.some((it) => {
    const pool = it.fn?.name === 'UNISWAPV2' ? addressAt(it, 3)?.value : undefined;
    return pool !== undefined && same(pool, to);
  });
  return isPool && (integerAt(plan, 0, 2)?.value ?? 0n) > 0n;
}

/** Whether a command pays out no more than a usual fee. */
export function isSmallFee(view: WithSteps, step: Step): boolean {
  return (portions(view, step) ?? smallFee + 1n) <= smallFee;
}

/**
 * The parts that a command and all like it pay out together, in hundredths of a percent, rounded up; undefined for
 * other steps.
 */
export function portions(view: WithSteps, step: Step): bigint | undefined {
  if (portionOf(step) === undefined) return undefined;
  return everyStep(view.steps).reduce((all, it) => all + (portionOf(it) ?? 0n), 0n);
}

/** The part that a command pays out, in hundredths of a percent, rounded up. */
function portionOf(step: Step): bigint | undefined {
  if (step.commandByte === undefined) return undefined;
  const part = integerAt(step, 2)?.value;
  if (part === undefined) return undefined;
  if (/^(?:PAY_PORTION|TAKE_PORTION)$/.test(step.fn?.name ?? '')) return part;
  return step.fn?.name === 'PAY_PORTION_FULL_PRECISION' ? (part + 10n ** 14n - 1n) / 10n ** 14n : undefined;
}

/** Whether a command only moves what the router holds already, back to the caller, on to the next command or as a fee. */
export function isHousekeeping(view: WithSteps, step: Step): boolean {
  if (step.commandByte === undefined || step.reading === 'unread' || swapOf(step) !== undefined) return false;
  if (/^(?:BALANCE_CHECK_ERC20|OWNER_CHECK_\d+|SETTLE(?:_ALL|_PAIR)?|TAKE_ALL)$/.test(step.fn?.name ?? ''))
    return true;
  const it = receiverOf(step);
  if (it === undefined || paymentsOf(step).length > 0) return false;
  return it.goes !== 'other' || isSmallFee(view, step) || isOnTheWay(view, step);
}

/** Bytes that nobody here can name: what is said is the call that carries them. */
export function isSealed({ commandByte, reading }: Step): boolean {
  return commandByte === '0x' && reading === 'unread';
}

/** Whether a command is no call that may take anything: it uses the authority of its router, or settles a swap. */
export function isOfRouter(step: Step): boolean {
  const { commandByte, caller = 'unknown', actor } = step;
  if (commandByte === undefined || step.fn === undefined) return false;
  if (/^SETTLE(?:_ALL)?$/.test(step.fn.name)) return true;
  return caller !== 'unknown' && actor !== 'unknown' && !same(actor, caller);
}

/** What an action of Uniswap v4 pays to the pools, where it says how much at most. */
export function settledOf(step: Step): Readonly<{ token: Address; most: bigint }> | undefined {
  if (step.commandByte === undefined || !/^SETTLE(?:_ALL)?$/.test(step.fn?.name ?? '')) return undefined;
  const token = addressAt(step, 0)?.value;
  const most = integerAt(step, 1)?.value;
  return token === undefined || most === undefined ? undefined : { token, most };
}
