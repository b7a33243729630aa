import { assetKey } from '../ledger/asset.ts';
import { assetOfPart, type OfferPart } from '../actions/offers/offers.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { FactId } from '../model/fact.ts';
import { requestChain } from '../request/frozen/chainOf.ts';

/** Parts of offers of one asset together. No `key`: what nothing that is said can be, as whichever item others choose. */
export type Offered = Readonly<{ key: string | undefined; amount: bigint; fact: FactId }>;

/** What parts of offers come to, by asset. */
export function offeredParts(view: Evidence, parts: readonly OfferPart[]): readonly Offered[] {
  const chainId = requestChain(view) ?? 0;
  const sums = new Map<string, Offered>();
  for (const part of parts) {
    if (part.amount.value === 0n) continue;
    const asset = assetOfPart(part, chainId);
    const key = asset && assetKey(asset);
    const id = key ?? `no asset ${sums.size}`;
    const before = sums.get(id);
    sums.set(id, {
      key,
      amount: (before?.amount ?? 0n) + part.amount.value,
      fact: before?.fact ?? (part.what === 'item' ? (part.item?.fact ?? part.amount.fact) : part.amount.fact),
    });
  }
  return [...sums.values()];
}
