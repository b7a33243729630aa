import { currencyKey, heldKey } from '../../ledger/asset.ts';
import type { Step } from '../../model/step.ts';
import type { Grant } from '../../actions/approvals/grants.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Evidence } from '../evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';

/** Whether the account that gives a permission calls the spender later in the same request. */
export function isUsedAfter(view: Evidence, { by, spender, step }: Grant): boolean {
  const { given, used } = orderOf(view.steps);
  const last = used.get(heldKey(by, currencyKey(spender))) ?? -1;
  return last > (given.get(step.id) ?? 0);
}

/** Where each step stands among all, and where an account calls a contract for the last time. */
const orderOf = memoize((roots: readonly Step[]) => {
  const given = new Map<string, number>();
  const used = new Map<string, number>();
  for (const [at, { id, op, to, actor }] of everyStep(roots).entries()) {
    given.set(id, at);
    if (op === 'call' && to !== null) used.set(heldKey(actor, currencyKey(to)), at);
  }
  return { given, used };
});
