import { everyStep } from '@readback/core/actions/steps/stepTree.ts';
import { actingAccounts, isActing } from '@readback/core/evidence/accounts.ts';
import type { Evidence } from '@readback/core/evidence/evidence.ts';
import type { Address } from 'viem';

/**
 * Where a request goes: the contract that typed data is for, and at any depth what the accounts that it acts for call, run
 * as their own code or authorize. Undefined where one of them names no address, where not all of them are known, or
 * where there is none.
 */
export function targetsOf(view: Evidence): readonly Address[] | undefined {
  const { body } = view.incoming.request;
  const { decode } = view.stations;
  if (decode !== 'done' && decode !== 'skipped') return undefined;
  const acting = actingAccounts(view);
  const targets = everyStep(view.steps)
    // A command of a router is not a call of its own.
    .filter(({ actor, commandByte }) => commandByte === undefined && isActing(actor, acting))
    .map(({ to }) => to);
  if (body.kind === 'typedData') targets.push(body.typed.domain.verifyingContract ?? null);
  return targets.length === 0 || targets.includes(null) ? undefined : targets.filter((it) => it !== null);
}
