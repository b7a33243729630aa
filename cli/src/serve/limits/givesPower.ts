import { modelFor } from '@readback/core/actions/purpose/modelFor.ts';
import type { FunctionVerb } from '@readback/core/decode/abis/functionVerbs.ts';
import type { Step } from '@readback/core/model/step.ts';

/** Whether a call gives a power over what an account has, and does not take one back: no amount says what leaves by it. */
export function givesPower(step: Step): boolean {
  const { act, verb } = modelFor(step) ?? {};
  return act === 'control' && (verb === undefined || !takingBack.has(verb));
}

const takingBack: ReadonlySet<FunctionVerb> = new Set<FunctionVerb>([
  'giveUp',
  'lower',
  'removeModule',
  'takeBack',
  'undelegate',
]);
