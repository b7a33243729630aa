import type { Payment } from '@readback/core/actions/payments/payments.ts';
import type { Evidence } from '@readback/core/evidence/evidence.ts';
import { movedBetweenOthers } from '@readback/core/evidence/spending/ofOthers.ts';
import { isZero } from '@readback/core/ledger/account.ts';
import { currencyKey } from '@readback/core/ledger/asset.ts';

/**
 * How much of each token a request moves from others to others, by its bytes alone: what an account may move of someone else's
 * leaves by its power, as its own does. `items`: one of them is an item. Undefined where no contract is named.
 */
export function takenOfOthers(view: Evidence): ReadonlyMap<string, bigint> | 'items' | undefined {
  const sums = new Map<string, bigint>();
  for (const it of movedBetweenOthers(view)) {
    if (isCoins(it)) continue;
    if (it.what !== 'token') return 'items';
    if (it.asset === undefined) return undefined;
    const key = currencyKey(it.asset);
    // Without the chain, an item of the id 0 looks like no token at all.
    sums.set(key, (sums.get(key) ?? 0n) + (it.amount > 0n ? it.amount : 1n));
  }
  return sums;
}

/** The same of the native currency, which a module of a Safe may pay out. */
export function coinsOfOthers(view: Evidence): bigint {
  return movedBetweenOthers(view)
    .filter(isCoins)
    .reduce((sum, { amount }) => sum + amount, 0n);
}

function isCoins({ what, asset }: Payment): boolean {
  return what === 'native' || (what === 'token' && isZero(asset));
}
