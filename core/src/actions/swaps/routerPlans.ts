import { isWithin } from '../../ledger/scope.ts';
import { same } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import { settlerOutput } from '../../decode/protocols/settler.ts';
import type { Step } from '../../model/step.ts';
import { paymentsOf } from '../payments/payments.ts';
import { paysNextPair } from './planTrade.ts';
import { holdingsSwapOf, permitSwapOf } from './routerSwaps.ts';
import { receiverOf, swapOf } from './swaps.ts';
import { addressAt, everyStep, idAbove, integerAt, stepById, type WithSteps } from '../steps/stepTree.ts';

/** A hundredth of what a router holds, all portions of a request together: what front ends take as their fee. */
const smallFee = 100n;

/**
 * Whether a command is one on the way: it pays a pool that a later one swaps with. Of 0x Settler the call around them has to
 * say what must come out at the end.
 */
export function isOnTheWay(view: WithSteps, step: Step): boolean {
  if (isHop(view, step)) return true;
  if (holdingsSwapOf(step) === undefined && permitSwapOf(step) === undefined) return false;
  const above = idAbove(step);
  const plan = stepById(view.steps, above);
  const to = addressAt(step, 0)?.value;
  if (plan === undefined || !isKnownAs(plan, 'settle') || to === undefined) return false;
  const later = plan.steps.slice(plan.steps.findIndex(({ id }) => id === step.id) + 1);
  const isPool = later.some((it) => {
    const its = holdingsSwapOf(it)?.pool ?? 'none';
    const pool = its === 'none' ? undefined : addressAt(it, ...its)?.value;
    return same(pool, to);
  });
  return isPool && (integerAt(plan, ...settlerOutput.least)?.value ?? 0n) > 0n;
}

/** Whether a command of a router pays the pair that a later one of the same call swaps with. */
function isHop(view: WithSteps, step: Step): boolean {
  if (step.commandByte === undefined) return false;
  const all = everyStep(view.steps);
  const call = all.findLast((it) => it.commandByte === undefined && isWithin(step.id, it.id));
  if (call === undefined) return false;
  return paysNextPair(
    all.filter(({ id, commandByte }) => commandByte !== undefined && isWithin(id, call.id)),
    step,
  );
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
  const portion = commandOf(step)?.portion ?? 'none';
  const part = portion === 'none' ? undefined : integerAt(step, ...portion.at)?.value;
  if (portion === 'none' || part === undefined) return undefined;
  return (part * 10_000n + portion.of - 1n) / portion.of;
}

/** Whether a command only moves what the router holds already, back to the caller, on to the next command or as a fee. */
export function isHousekeeping(view: WithSteps, step: Step): boolean {
  if (step.commandByte === undefined || step.reading === 'unread' || swapOf(step) !== undefined) return false;
  const command = commandOf(step);
  if (command?.quiet === true) return true;
  // Of what goes into a position or comes out of it, the row says it.
  if (command?.model.sums !== undefined) return false;
  const it = receiverOf(step);
  if (it === undefined || paymentsOf(step).length > 0) return false;
  return it.goes !== 'other' || isSmallFee(view, step) || isOnTheWay(view, step);
}

/** Bytes that nobody here can name: what is said is the call that carries them. */
export function isSealed({ commandByte, reading }: Step): boolean {
  return commandByte === '0x' && reading === 'unread';
}

/** Whether a command is not a call that may take anything: it uses the authority of its router, or settles a swap. */
export function isOfRouter(step: Step): boolean {
  const { commandByte, caller = 'unknown', actor } = step;
  if (commandByte === undefined || step.fn === undefined) return false;
  const settles = commandOf(step)?.settles ?? 'none';
  if (settles !== 'none' && settles.amount !== 'owed') return true;
  return caller !== 'unknown' && actor !== 'unknown' && !same(actor, caller);
}
