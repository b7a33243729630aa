import type { Address } from 'viem';
import { type Known, known, unknown } from '../../model/known.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { isDust, isNoPrice, type Price } from '../moves/dust.ts';
import { assetOfPart, type Offer, type OfferPart } from '../../actions/offers/offers.ts';
import { currencyOfPart, proceedsElsewhere } from './proceeds.ts';
import type { Evidence } from '../evidence.ts';

/**
 * Whether something is given by an offer, and nothing or next to nothing has to come for it. Who is `trusted` counts as
 * the owner.
 */
export function isForNothing(
  view: Evidence,
  offer: Offer,
  trusted: (view: Evidence, to: Address) => boolean,
  price: Price = 'none',
): Known<boolean> {
  if (offer.gives.every((part) => isNothing(view, part))) return known(false);
  // Where another account is named to receive, that is a matter of `offerElsewhere`.
  const others = offer.to === undefined ? proceedsElsewhere(view, offer, trusted) : [];
  const slivers = new Set(others.flatMap(({ asset, ours, theirs }) => (ours * 100n < theirs ? [asset] : [])));
  const each = offer.gets
    .filter((part) => !slivers.has(currencyOfPart(part) ?? ''))
    .map((part) => isNoPart(view, part, price));
  if (each.some((it) => it.s === 'known' && !it.v)) return known(false);
  return each.every((it) => it.s === 'known') ? known(true) : unknown('notAsked');
}

/** Whether a part is so little that nobody sells for it. An item is never. */
export function isNoPart(view: Evidence, part: OfferPart, price: Price = 'none'): Known<boolean> {
  const { what, amount } = part;
  if (what === 'item' || what === 'anyItem') return known(amount.value === 0n);
  const asset = assetOfPart(part, requestChain(view) ?? 0);
  return asset === undefined ? known(amount.value < 1_000n) : isNoPrice(view, asset, amount.value, price);
}

/** Whether a part that is given is nothing: of what is the user's own only what is dust for sure. */
function isNothing(view: Evidence, part: OfferPart): boolean {
  const { value } = part.amount;
  return value === 0n || isDust(view, assetOfPart(part, requestChain(view) ?? 0), value);
}
