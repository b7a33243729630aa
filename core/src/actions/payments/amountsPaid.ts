import { currencyKey, currencyOf, heldKey } from '../../ledger/asset.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { Step } from '../../model/step.ts';
import { stepsNow } from '../steps/stepsNow.ts';
import { type Payment, paymentsOf } from './payments.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Address } from 'viem';
import type { Asset } from '../../model/fact.ts';

/** The payments that the calls of a request make on its network when they run, of tokens and coins. */
export function amountsPaid(steps: readonly Step[]): readonly Payment[] {
  return stepsNow(steps)
    .flatMap(paymentsOf)
    .filter(
      (it) =>
        !it.signed && it.across !== true && (it.what === 'native' || it.what === 'token') && it.amount > 0n,
    );
}

/** What decoded calls pay an account of an asset, in its smallest unit. */
export function sentTo(
  payments: readonly Payment[],
  { who, asset }: Pick<EffectLine, 'who' | 'asset'>,
): bigint {
  const key = keyOfAsset(who, asset);
  return key === undefined ? 0n : (sumsOf(payments).get(key) ?? 0n);
}

export const sumsOf = memoize((payments: readonly Payment[]): ReadonlyMap<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const it of payments) sums.set(paymentKey(it), (sums.get(paymentKey(it)) ?? 0n) + it.amount);
  return sums;
});

/** The key of payments of an asset to an account. */
export function keyOfAsset(to: Address, asset: Asset | undefined): string | undefined {
  const currency = asset && currencyOf(asset);
  return currency && heldKey(to, currency);
}

export function paymentKey({ to, asset }: Pick<Payment, 'to' | 'asset'>): string {
  return heldKey(to, currencyKey(asset));
}
