import type { Address } from 'viem';
import { controlKindOf } from '../actions/control/controls.ts';
import { everyStep } from '../actions/steps/stepTree.ts';
import { same } from '../ledger/account.ts';
import { valueOf } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';

/**
 * Whether a request changes who must agree to what a Safe does: its owners, or how many of them. Signatures that were counted
 * before it count for nothing after it. By its calls, and by what the simulation saw of code that nobody knows.
 */
export function changesWhoMustAgree(
  { steps, effects }: Pick<Readback, 'steps' | 'effects'>,
  safe: Address,
): boolean {
  const isOfSafe = (account: string | null | undefined) => typeof account === 'string' && same(account, safe);
  return (
    everyStep(steps).some(
      (step) =>
        controlKindOf(step) === 'owners' && isOfSafe(step.op === 'delegatecall' ? step.actor : step.to),
    ) ||
    (valueOf(effects)?.lines ?? []).some(
      ({ what, part, who }) =>
        what === 'safe' && (part === 'owners' || part === 'threshold') && isOfSafe(who),
    )
  );
}
