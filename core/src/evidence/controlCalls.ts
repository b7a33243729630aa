import { factOfStep } from '../model/factIds.ts';
import type { Address } from 'viem';
import type { FactId } from '../model/fact.ts';
import type { Step } from '../model/step.ts';
import { type ControlKind, controlKindOf } from '../actions/control/controls.ts';
import { rowSays } from '../decode/abis/rowSays.ts';
import { actingAccounts, isActing } from './accounts.ts';
import type { Evidence } from './evidence.ts';
import { actorFact, addressAt, everyStep, type FoundAt } from '../actions/steps/stepTree.ts';

/** A call that changes power on the user's authority: its function, and the contract that it is about, as facts. */
export type ControlCall = Readonly<{ step: Step; fn: FactId; contract: FactId }>;

/** Every such call of one kind, at any depth: of what is planned for later and of what is signed for too. */
export function controlCalls(view: Evidence, kind: ControlKind): readonly ControlCall[] {
  const acting = actingAccounts(view);
  return everyStep(view.steps).flatMap((step): readonly ControlCall[] => {
    if (controlKindOf(step) !== kind || !isActing(step.actor, acting)) return [];
    // What a library does by delegatecall, it does to the account that runs it.
    const account = step.op === 'delegatecall' ? actorFact(view.steps, step) : undefined;
    const contract = account ?? namedBy(step)?.fact ?? factOfStep(step.id, 'to');
    return [{ step, fn: factOfStep(step.id, 'fn'), contract }];
  });
}

/** The contract that a call names as the one that it is about: the proxy of a `ProxyAdmin`. */
function namedBy(step: Step): FoundAt<Address> | undefined {
  const of = rowSays(step.fn?.signature, 'alters')?.of;
  return of === undefined ? undefined : addressAt(step, ...of);
}

/** Whose power a call changes. */
export function contractOf(step: Step): Address | undefined {
  const { op, actor, to } = step;
  if (op === 'delegatecall') return actor === 'unknown' ? undefined : actor;
  return namedBy(step)?.value ?? to ?? undefined;
}
