import { accountKey } from '../../text/accountKey.ts';
import type { Address } from 'viem';
import { calledOffersOf } from '../../actions/offers/calledOffers.ts';
import { type OfferPart, offersOf } from '../../actions/offers/offers.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { memoize } from '../../kit/memoize.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { isKnownCollection } from '../../shipped/knownCollections.ts';
import { valueOf } from '../../model/known.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';
import { protocolAt } from '../../shipped/protocols.ts';
import { savedName } from '../book.ts';
import { codeOf, type Evidence } from '../evidence.ts';
import { isVouched } from '../vouched.ts';
import { isForNothing } from './offerWorth.ts';
import { unknownCurrency } from './unknownCurrency.ts';

/**
 * An item that an offer is for, of a collection that nobody here knows. `any`: whoever takes the offer chooses it.
 * `position`: one of a protocol, whose worth its owner can take out before the offer is taken.
 */
export type StrangeItem = Readonly<{
  step: Step;
  address: Address;
  fact: FactId;
  how: 'item' | 'any' | 'position';
}>;

/**
 * What offers are for that nobody here can tell from a copy. The vaguer an offer, the more has to be known: of a
 * protocol’s own positions, names or tickets someone makes one of no worth, and that is any item, too.
 */
export const strangeItems = memoize((view: Evidence): readonly StrangeItem[] => {
  const seen = new Set<string>();
  return everyStep(view.steps)
    .flatMap((step) => [...offersOf(step), ...calledOffersOf(step)])
    .flatMap((offer): readonly StrangeItem[] => {
      const nothing = isForNothing(view, offer, savedName);
      if (offer.gives.length === 0 || (nothing.s === 'known' && nothing.v)) return [];
      const currency = unknownCurrency(view, offer);
      const told = currency.outcome === 'fired' ? currency.facts : [];
      return offer.gets.flatMap((part): readonly StrangeItem[] => {
        const { token, what } = part;
        if (token === undefined || told.includes(token.fact) || !isStrange(view, part)) return [];
        const key = accountKey(token.value);
        if (seen.has(key)) return [];
        seen.add(key);
        const how = what === 'anyItem' ? 'any' : isPosition(view, token.value) ? 'position' : 'item';
        return [{ step: offer.step, address: token.value, fact: token.fact, how }];
      });
    });
});

function isStrange(view: Evidence, { what, token }: OfferPart): boolean {
  if (token === undefined || (what !== 'item' && what !== 'anyItem')) return false;
  const chainId = requestChain(view) ?? 0;
  // Of a token, the number of the item is an amount: one unit of it.
  if (isWellKnown(chainId, token.value)) return true;
  if (savedName(view, token.value)) return false;
  if (isKnownCollection(chainId, token.value))
    return valueOf(codeOf(view, token.value))?.state !== 'contract';
  if (!isVouched(view, token.value)) return true;
  return what === 'anyItem' ? protocolAt(chainId, token.value) !== undefined : isPosition(view, token.value);
}

/** Whether a protocol’s items hold something that their owner can take out. A name holds nothing but itself. */
export function isPosition(view: Evidence, collection: Address): boolean {
  const name = protocolAt(requestChain(view) ?? 0, collection);
  return name !== undefined && !name.startsWith('ENS ');
}
