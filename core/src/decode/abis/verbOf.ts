import type { FunctionAct, FunctionModel } from './functionModel.ts';
import type { FunctionVerb } from './functionVerbs.ts';

/** The word of a row that says none: one that fits all that its act can be. */
export const usualVerbs: Readonly<Record<FunctionAct, FunctionVerb>> = {
  move: 'move',
  allow: 'allow',
  offer: 'order',
  into: 'deposit',
  outOf: 'takeOut',
  debt: 'borrow',
  trade: 'swap',
  buy: 'buy',
  bridge: 'bridge',
  control: 'changeControl',
  carry: 'runCalls',
  vote: 'vote',
  set: 'set',
  view: 'look',
};

/** What a function is asked to do, as its row says it. */
export function verbOf({ act, verb }: FunctionModel): FunctionVerb {
  return verb ?? usualVerbs[act];
}
