import type { Address } from 'viem';
import type { FactId } from '../model/fact.ts';
import type { Step } from '../model/step.ts';
import { type Control, controlOf } from './controls.ts';
import { actingAccounts, isActing } from './own.ts';
import type { View } from './view.ts';
import { actorFact, everyStep } from './walk.ts';

/** A call that changes power on the user's authority: its function, and the contract that it is about, as facts. */
export type ControlCall = Readonly<{ step: Step; fn: FactId; contract: FactId }>;

/** Every such call of one kind, at any depth: of what is planned for later and of what is signed for too. */
export function controlCalls(view: View, kind: Control): readonly ControlCall[] {
  const acting = actingAccounts(view);
  return everyStep(view.steps).flatMap((step): readonly ControlCall[] => {
    if (controlOf(step) !== kind || !isActing(step.actor, acting)) return [];
    // What a library does by delegatecall, it does to the account that runs it.
    const account = step.op === 'delegatecall' ? actorFact(view.steps, step) : undefined;
    return [{ step, fn: `step.${step.id}.fn`, contract: account ?? `step.${step.id}.to` }];
  });
}

/** Whose power a call changes. */
export function contractOf({ op, actor, to }: Step): Address | undefined {
  if (op === 'delegatecall') return actor === 'unknown' ? undefined : actor;
  return to ?? undefined;
}
