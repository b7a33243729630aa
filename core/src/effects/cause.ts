import { same } from '../ledger/account.ts';
import type { StepId } from '../model/fact.ts';
import type { Step } from '../model/step.ts';
import { flat } from './candidates.ts';
import type { Draft } from './draft.ts';

/**
 * The steps that a line most likely comes from: those that call the asset's contract, or the one whose
 * control changes, or send value, and else the
 * outermost ones. For showing lines beside steps; nothing rests on it.
 */
export function causeOf({ asset, part, who }: Draft, steps: readonly Step[]): readonly StepId[] {
  const direct = flat(steps).filter((step) => {
    if (part !== undefined) return same(step.to, who);
    if (asset === undefined || asset.kind === 'native') return step.value > 0n;
    return same(step.to, asset.address);
  });
  return (direct.length > 0 ? direct : steps).map((step) => step.id);
}
