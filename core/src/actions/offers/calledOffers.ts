import { isCurrencyMark } from '../../ledger/asset.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { seaportOfferAt } from '../../decode/typed/markets/seaport.ts';
import type { Step } from '../../model/step.ts';
import { type Offer, offer, type OfferPart } from './offers.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';
import { addressAt, integerAt, lengthAt } from '../steps/stepTree.ts';

/**
 * The offers that a call makes without a signature, where what it says of them can be opened: orders that Seaport is
 * told to take as valid, and orders for items that 0x is.
 */
export const calledOffersOf = memoizeStep((step: Step): readonly Offer[] => {
  if (step.op !== 'call' || step.reading === 'unread') return [];
  if (isKnownAs(step, 'approveSeaportOrders')) {
    return Array.from({ length: lengthAt(step, 'orders') }, (_, at) =>
      seaportOfferAt(step.args, ['orders', at, 'parameters']).map((it) => offer(step, it)),
    ).flat();
  }
  if (isKnownAs(step, 'offerCoins')) return coinsOffer(step);
  if (isKnownAs(step, 'approveItemOrder')) return zeroXOffer(step, 'erc721');
  return isKnownAs(step, 'approveItemsOrder') ? zeroXOffer(step, 'erc1155') : [];
});

/** Coins that go along with a call, and its fee with them, for a token: as much as the order says, or nothing is sold. */
function coinsOffer(step: Step): readonly Offer[] {
  const [sold, fee] = [integerAt(step, 'order', 'sellAmount'), integerAt(step, 'order', 'feeAmount')];
  const [token, amount] = [addressAt(step, 'order', 'buyToken'), integerAt(step, 'order', 'buyAmount')];
  if (sold === undefined || fee === undefined || token === undefined || amount === undefined) return [];
  if (sold.value + fee.value !== step.value || sold.value < fee.value) return [];
  const gives = [sold, fee].map((it): OfferPart => ({ what: 'native', amount: it }));
  const gets: readonly OfferPart[] = [{ what: 'token', token, amount }];
  return [{ step, gives, gets, exactGive: true, exactGet: false, splits: [] }];
}

/** Whether all that a call offers is the coins that go along with it, at a price that a rule of its own weighs. */
export function offersItsCoins(step: Step): boolean {
  return isKnownAs(step, 'offerCoins') && calledOffersOf(step).length > 0;
}

/** An order for one item: it is sold in direction 0, and bought in direction 1. */
function zeroXOffer(step: Step, kind: 'erc721' | 'erc1155'): readonly Offer[] {
  const [token, amount] = [
    addressAt(step, 'order', 'erc20Token'),
    integerAt(step, 'order', 'erc20TokenAmount'),
  ];
  const [items, item] = [
    addressAt(step, 'order', `${kind}Token`),
    integerAt(step, 'order', `${kind}TokenId`),
  ];
  const direction = integerAt(step, 'order', 'direction');
  if (token === undefined || amount === undefined || items === undefined || item === undefined) return [];
  const many = integerAt(step, 'order', 'erc1155TokenAmount');
  const price: OfferPart = isCurrencyMark(token.value)
    ? { what: 'native', amount }
    : { what: 'token', token, amount };
  const thing: OfferPart = { what: 'item', token: items, item, amount: many ?? { ...item, value: 1n } };
  const sells = direction?.value === 0n;
  return [
    {
      step,
      gives: [sells ? thing : price],
      gets: [sells ? price : thing],
      exactGive: true,
      exactGet: true,
      splits: [],
    },
  ];
}
