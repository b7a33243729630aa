import { factOfToken } from '../../model/factIds.ts';
import type { Asset } from '../../model/fact.ts';
import { type Known, known, unknown, valueOf } from '../../model/known.ts';
import type { Evidence } from '../evidence.ts';

/** So little of an asset that nobody means it as a return: less than a millionth, or a hundred of the smallest unit. */
export function isDust(view: Evidence, asset: Asset | undefined, amount: bigint): boolean {
  if (asset?.kind === 'native') return amount < 10n ** 12n;
  if (asset?.kind !== 'token') return false;
  const decimals = decimalsOf(view, asset);
  // Of a token with few decimals, or whose decimals are not known, one unit may be a whole one.
  if (decimals === undefined || decimals < 6n) return false;
  return amount < 100n || amount * 1_000_000n < 10n ** decimals;
}

/**
 * How little is not a price. `none`: nobody sells anything for less than a hundred-thousandth of a unit. `low`: hardly anybody
 * does for less than a hundredth of a token of six decimals, or a ten-thousandth of another or of the native currency.
 */
export type Price = 'none' | 'low';

/**
 * Whether an amount is less than that, or than a thousand of the smallest unit of a token that has six decimals or more.
 * Unknown where the decimals of a token decide and nobody knows them.
 */
export function isNoPrice(
  view: Evidence,
  asset: Asset,
  amount: bigint,
  price: Price = 'none',
): Known<boolean> {
  if (asset.kind !== 'native' && asset.kind !== 'token') return known(amount === 0n);
  const decimals = asset.kind === 'native' ? 18n : decimalsOf(view, asset);
  // A thousand of the smallest unit are ten whole ones of a token with two decimals.
  if (amount < 1_000n && (decimals === undefined || decimals >= 6n)) return known(true);
  // No token in use has so many decimals that this is less.
  if (decimals === undefined) return amount < 10n ** 19n ? unknown('notAsked') : known(false);
  // Tokens of six decimals or fewer count in dollars or the like, most others in coins that are worth far more.
  const parts = price === 'none' ? 100_000n : decimals > 6n ? 10_000n : 100n;
  return known(amount * parts < 10n ** decimals);
}

function decimalsOf(view: Evidence, asset: Extract<Asset, { kind: 'token' }>): bigint | undefined {
  const it = valueOf(view.facts[factOfToken(asset.address, 'decimals')]?.value);
  // A token that says more decimals than a number of 256 bits has digits counts nothing.
  return it?.kind === 'integer' && it.value >= 0n && it.value <= 77n ? it.value : undefined;
}
