import type { Address } from 'viem';
import { currencyKey, currencyOf } from '../../ledger/asset.ts';
import { savedName } from '../book.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { assetOfPart, type Offer, type OfferPart, type Split } from '../../actions/offers/offers.ts';
import { comesBack, ownAccounts } from '../accounts.ts';
import type { Evidence } from '../evidence.ts';
import type { FoundAt } from '../../actions/steps/stepTree.ts';

/**
 * One currency, or item, of which others are paid more than a quarter for an offer, at its start or at its end, in the
 * smallest unit. `to` is who of them gets the most.
 */
export type ProceedsElsewhere = Readonly<{
  asset: string;
  ours: bigint;
  theirs: bigint;
  to: FoundAt<Address>;
}>;

/**
 * The currencies in which others are paid more than a quarter. Who is `trusted` counts as the owner: an account that the
 * user saved, unless another is meant. What the owner gives of a token is not paid by the other side: the fee of a bid
 * is taken from it.
 */
export function proceedsElsewhere(
  view: Evidence,
  { step, owner, splits }: Offer,
  trusted: (view: Evidence, to: Address) => boolean = savedName,
): readonly ProceedsElsewhere[] {
  const by = owner?.value ?? step.actor;
  const isOurs = (to: Address) => trusted(view, to) || comesBack(to, by, ownAccounts(view));
  return splits.flatMap((split) => outpaidAt(split, isOurs));
}

/** What a part is counted in with others: nothing for items, which cannot be weighed. */
export function currencyOfPart(part: OfferPart): string | undefined {
  return currencyOf(assetOfPart(part, 0));
}

/** Items are counted each by itself: only whole ones can be compared. */
function keyOf(part: OfferPart): string {
  return currencyOfPart(part) ?? `${part.what} ${currencyKey(part.token?.value)} ${part.item?.value ?? ''}`;
}

function outpaidAt(
  { gives, own, others }: Split,
  isOurs: (to: Address) => boolean,
): readonly ProceedsElsewhere[] {
  const given = sums(gives.filter(({ what }) => what !== 'native'));
  const kept = sums([...own, ...others.filter(({ to }) => isOurs(to.value))]);
  const foreign = groupBy(
    others.filter(({ to }) => !isOurs(to.value)),
    keyOf,
  );
  return [...foreign].flatMap(([asset, paid]): readonly ProceedsElsewhere[] => {
    const theirs = sum(paid) - (given.get(asset) ?? 0n);
    const ours = kept.get(asset) ?? 0n;
    const to = largest(paid);
    return to === undefined || theirs * 3n <= ours ? [] : [{ asset, ours, theirs, to }];
  });
}

function sums(parts: readonly OfferPart[]): ReadonlyMap<string, bigint> {
  return new Map([...groupBy(parts, keyOf)].map(([asset, all]) => [asset, sum(all)]));
}

function sum(parts: readonly OfferPart[]): bigint {
  return parts.reduce((all, { amount }) => all + amount.value, 0n);
}

function largest(paid: Split['others']): FoundAt<Address> | undefined {
  const each = [...groupBy(paid, ({ to }) => to.value.toLowerCase()).values()];
  const [first] = each.toSorted((one, other) => (sum(one) < sum(other) ? 1 : -1));
  return first?.[0]?.to;
}
