import type { Asset } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import type { View } from './view.ts';

/** So little of an asset that nobody means it as a return: less than a millionth, or a hundred of the smallest unit. */
export function isDust(view: View, asset: Asset | undefined, amount: bigint): boolean {
  if (asset?.kind === 'native') return amount < 10n ** 12n;
  if (asset?.kind !== 'token') return false;
  const decimals = valueOf(view.facts[`token.${asset.address.toLowerCase()}.decimals`]?.value);
  // Of a token with few decimals, or whose decimals are not known, one unit may be a whole one.
  if (decimals?.kind !== 'integer' || decimals.value < 6n) return false;
  return amount < 100n || amount * 1_000_000n < 10n ** decimals.value;
}
