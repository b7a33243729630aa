import type { Step } from '../model/step.ts';
import type { FunctionAct } from './abis/functionModel.ts';
import { modelOf } from './abis/modelOf.ts';
import { isGuessed } from './guessed.ts';

/** Whether a step is known by its name alone: what it does, and what its arguments are for, is in no table. */
export function isNameOnly(step: Step): boolean {
  if (step.op !== 'call' && step.op !== 'delegatecall') return false;
  if (step.fn === undefined || step.commandByte !== undefined || isGuessed(step)) return false;
  return modelOf(step.fn) === undefined;
}

/**
 * Acts that are only promised by a function's name: a contract may do anything by it. Tokens and exchanges are left out, of
 * which the assets themselves tell what they did.
 */
const promises: ReadonlySet<FunctionAct> = new Set([
  'into',
  'outOf',
  'debt',
  'offer',
  'buy',
  'bridge',
  'vote',
  'set',
  'view',
]);

/** Whether a step has the name of a modelled function whose contract has to keep to it. */
export function isPromise({ op, to, fn, commandByte }: Step): boolean {
  if (op !== 'call' || to === null || fn === undefined || commandByte !== undefined) return false;
  const act = modelOf(fn)?.act;
  return act !== undefined && promises.has(act);
}
