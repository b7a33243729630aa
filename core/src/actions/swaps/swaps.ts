import type { Address } from 'viem';
import { isGuessed } from '../../decode/guessed.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import type { Payout } from '../../decode/protocols/protocolTable.ts';
import { bridgeOf, payoutOf, routerSwapOf } from '../../decode/protocols/functionUse.ts';
import type { Step } from '../../model/step.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';
import { goesOf, routerSwap } from './routerSwaps.ts';
import { goesTo, tableSwap } from './swapTable.ts';
import { addressAt, type FoundAt, packedAddressAt } from '../steps/stepTree.ts';
import type { Swap } from './swap.ts';

/** Reads swaps of routers, by the canonical signature of the function or the name of the command. */
export const swapOf = memoizeStep((step: Step): Swap | undefined => {
  if (step.op !== 'call' || step.fn === undefined || isGuessed(step)) return undefined;
  return routerSwap(step) ?? tableSwap(step);
});

/** Where a function names who receives, whether or not its call is read as a swap. */
function receiverIn({ fn }: Step): Pick<Payout, 'to' | 'marks'> | undefined {
  return payoutOf(fn) ?? bridgeOf(fn) ?? routerSwapOf(fn);
}

/** Who receives what a call pays out, where it names someone; `by` is whose authority pays for it. */
export function receiverOf(step: Step): Pick<Swap, 'by' | 'to' | 'goes'> | undefined {
  const swap = swapOf(step);
  if (swap !== undefined) return swap;
  if (step.op !== 'call') return undefined;
  const by = step.caller ?? step.actor;
  if (step.commandByte !== undefined) {
    const place = commandOf(step)?.receiver ?? 'none';
    const to = place === 'none' ? undefined : (refundedAt(step) ?? packedAddressAt(step, ...place));
    return to === undefined ? undefined : { by, to, goes: goesOf(step, to.value) };
  }
  const receiver = receiverIn(step);
  if (receiver === undefined || typeof receiver.to === 'string') return undefined;
  const to = packedAddressAt(step, ...receiver.to);
  return to === undefined ? undefined : { by, to, goes: goesTo(step, to.value, receiver.marks) };
}

/** Who gets back what nobody pays out on another network, if that is someone else than the caller. */
function refundedAt(step: Step): FoundAt<Address> | undefined {
  const refunds = commandOf(step)?.refunds ?? 'none';
  if (refunds === 'none') return undefined;
  const depositor = addressAt(step, ...refunds);
  return depositor !== undefined && goesOf(step, depositor.value) === 'other' ? depositor : undefined;
}
