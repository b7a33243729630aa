import { accountKey } from '../../text/accountKey.ts';
import { type Grant, grantsOf } from '../../actions/approvals/grants.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { actingAccounts, ownAccounts, isActing } from '../accounts.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Evidence } from '../evidence.ts';

/** Permissions that the request gives over the user's own assets to someone else. */
export function ownGrants(view: Evidence, signed: boolean): readonly Grant[] {
  return allOwnGrants(view)[signed ? 'signed' : 'called'];
}

const allOwnGrants = memoize((view: Evidence): Readonly<Record<'signed' | 'called', readonly Grant[]>> => {
  const acting = actingAccounts(view);
  const own = ownAccounts(view);
  const all = everyStep(view.steps)
    .flatMap(grantsOf)
    .filter((it) => it.on && isActing(it.by, acting) && !own.has(accountKey(it.spender)));
  return { signed: all.filter(({ signed }) => signed), called: all.filter(({ signed }) => !signed) };
});
