import { paymentsOf } from '@readback/core/actions/payments/payments.ts';
import { everyStep } from '@readback/core/actions/steps/stepTree.ts';
import { receiverOf, swapOf } from '@readback/core/actions/swaps/swaps.ts';
import { actingAccounts, isActing } from '@readback/core/evidence/accounts.ts';
import { accountOf } from '@readback/core/evidence/purpose/account.ts';
import type { Evidence } from '@readback/core/evidence/evidence.ts';
import { unvouchedSteps } from '@readback/core/evidence/purpose/unvouchedSteps.ts';

/**
 * Whether more can leave than the calls and the simulation say: a contract is called that may take something by an earlier
 * permission, or what others keep for an account is paid to someone else, and was never among its balances.
 */
export function mayTakeMore(view: Evidence): boolean {
  return unvouchedSteps(view).some(({ leaves }) => leaves === 'earlier') || paysElsewhere(view);
}

/**
 * Whether what others keep for an account that the request acts for is paid out to someone else, or may be: nobody knows what an
 * account that a call names is for.
 */
export function paysElsewhere(view: Evidence): boolean {
  const acting = actingAccounts(view);
  if (accountOf(view).values.some(({ why }) => why !== 'unread')) return true;
  return everyStep(view.steps).some((step) => {
    const it = receiverOf(step);
    if (it === undefined || it.goes !== 'other' || !isActing(it.by, acting)) return false;
    // What is sold or paid is counted where it leaves.
    return (
      !acting.has(it.to.value.toLowerCase()) && swapOf(step) === undefined && paymentsOf(step).length === 0
    );
  });
}
