import type { SafeOwner, SafeRules } from './safeAccount.ts';

/**
 * Whether so many owners of a Safe can agree as must. Safes that own each other wait for each other: that owner cannot, and
 * a Safe that needs it is locked.
 */
export function canAct({ owners, threshold }: SafeRules): boolean {
  return BigInt(owners.filter(canOwnerAct).length) >= threshold;
}

/** Whether an owner can ever agree, as far as its own owners tell. */
export function canOwnerAct({ isCircle, safe }: SafeOwner): boolean {
  return isCircle !== true && (safe === undefined || canAct(safe));
}
