import { keptRun } from '../moves/ownChanges.ts';
import { isPermissionLine } from '../../ledger/line.ts';
import { same } from '../../ledger/account.ts';
import { type Grant, grantsOf } from '../../actions/approvals/grants.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { memoize } from '../../kit/memoize.ts';
import type { EffectLine } from '../../model/effects.ts';
import { actingAccounts, isActing } from '../accounts.ts';
import type { Evidence } from '../evidence.ts';
import { isOfGrant } from '../moves/flows.ts';

/** A permission that the request revokes, and the user's permission that stands after it anyway, by reads. */
export type StillAllowed = Readonly<{ revoked: Grant; line: EffectLine }>;

/**
 * What is revoked and stays: a token need not do what its functions are called, and a contract that revokes as itself
 * leaves the user's own permission alone. A permission that is given again by a later call is not one.
 */
export const stillAllowed = memoize((view: Evidence): readonly StillAllowed[] => {
  const acting = actingAccounts(view);
  const lines = standing(view).filter(({ who }) => acting.has(who.toLowerCase()));
  if (lines.length === 0) return [];
  const grants = immediateSteps(view.steps).flatMap(grantsOf);
  return grants.flatMap((revoked, at): readonly StillAllowed[] => {
    if (revoked.on || revoked.signed || grants.slice(at + 1).some((next) => givesAgain(next, revoked)))
      return [];
    const { by } = revoked;
    const line = lines.find(
      (it) => isFor(it, revoked) && (by === 'unknown' || !isActing(by, acting) || same(it.who, by)),
    );
    return line === undefined ? [] : [{ revoked, line }];
  });
});

/** Permissions that stand after the request. */
function standing(view: Evidence): readonly EffectLine[] {
  return (keptRun(view)?.lines ?? []).filter(
    ({ what, basis, after }) =>
      isPermissionLine({ what }) &&
      basis === 'read' &&
      after.s === 'known' &&
      after.v !== 0n &&
      after.v !== false,
  );
}

function givesAgain(next: Grant, { spender, token }: Grant): boolean {
  return next.on && same(next.spender, spender) && same(next.token, token ?? spender);
}

function isFor(line: EffectLine, grant: Grant): boolean {
  return (line.what === 'operator') === (grant.kind === 'operator') && isOfGrant(line, grant);
}
