import { assetOfPart, type Offer, offersOf } from '../../actions/offers/offers.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { same } from '../../ledger/account.ts';
import { assetKey } from '../../ledger/asset.ts';
import { changeOf } from '../../ledger/line.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { Asset } from '../../model/fact.ts';

/**
 * Whether changes are no more and no less than what the offers of a request give and get, whose sentences say both: who
 * else is paid, and what others take of it, makes a difference.
 */
export function isOffered(view: Evidence, changes: readonly EffectLine[]): boolean {
  const offers = everyStep(view.steps).flatMap(offersOf);
  const [first] = changes;
  const chainId = first?.asset?.chainId;
  if (first === undefined || chainId === undefined || offers.length === 0) return false;
  if (offers.some((it) => isShared(it, first.who)) || changes.some(({ who }) => !same(who, first.who)))
    return false;
  const left = new Map<string, bigint>();
  const add = (asset: Asset | undefined, amount: bigint | undefined): boolean => {
    if (asset === undefined || amount === undefined) return false;
    const key = assetKey(asset);
    left.set(key, (left.get(key) ?? 0n) + amount);
    return true;
  };
  const all = [
    ...offers.flatMap(({ gives }) => gives.map((it) => add(assetOfPart(it, chainId), -it.amount.value))),
    ...offers.flatMap(({ gets }) => gets.map((it) => add(assetOfPart(it, chainId), it.amount.value))),
    ...changes.map((line) => add(line.asset, negative(changeOf(line)))),
  ];
  return all.every(Boolean) && [...left.values()].every((it) => it === 0n);
}

/** Whether someone other than who signs has a part in what is paid. */
function isShared({ to, fees, splits }: Offer, signer: string): boolean {
  const takes = fees !== undefined && (fees.rate > 0n || fees.open);
  const away = to !== undefined && !same(to.value, signer);
  return away || takes || splits.some(({ others }) => others.length > 0);
}

function negative(amount: bigint | undefined): bigint | undefined {
  return amount === undefined ? undefined : -amount;
}
