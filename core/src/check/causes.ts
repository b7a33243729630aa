import type { Asset } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import type { Step } from '../model/step.ts';
import { same } from './walk.ts';
import type { View } from './view.ts';

/**
 * Whether a step may have moved an asset, as far as the run was traced: nobody's balance of a token changes without a
 * call of its contract. Where the step was not found in the trace it may.
 */
export function mayMove(view: View, step: Step, asset: Asset | undefined): boolean {
  const calls = view.effects.s === 'known' ? valueOf(view.effects.v.calls) : undefined;
  const own = calls?.find((it) => it.step === step.id);
  if (calls === undefined || own === undefined || asset === undefined) return true;
  const inside = calls.filter(({ id }) => id === own.id || id.startsWith(`${own.id}.`));
  if (asset.kind === 'native') return inside.some(({ value }) => value > 0n);
  return inside.some(({ to }) => to !== null && same(to, asset.address));
}
