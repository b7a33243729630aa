import { factOfArg } from '../../model/factIds.ts';
import { saidBound } from '../saidBound.ts';
import { type OfferFees, type Offer, offersOf, type OfferPart } from '../../actions/offers/offers.ts';
import { keeperOf, offerKept } from '../../evidence/bounds/offerKept.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { addressAt, argAt, type FoundAt, integerAt } from '../../actions/steps/stepTree.ts';
import { typedMeaning } from '../../decode/typed/all.ts';
import type { MessagePath } from '../../decode/typed/at.ts';
import type { TypedMeaning } from '../../decode/typed/meaning.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { SaidBound } from '../../model/readback.ts';
import type { Step } from '../../model/step.ts';
import { type Act, type Say, type Weight, weights } from '../act.ts';
import { asked, nativeAmountPhrase, tokenAmountPhrase, who } from '../parts.ts';
import { supportOf } from '../supportOf.ts';

/** What a signature over a known form of typed data does: offers, powers, votes, and what else has words. */
export function typedActs(view: Evidence, step: Step): readonly Act[] {
  const offers = offersOf(step);
  if (offers.length > 0)
    return offers.map((offer) => {
      const isGift = offer.gets.length === 0 && offer.keptBy === undefined;
      const said = act(step, isGift ? weights.power : weights.permission, offerPhrase(view, offer));
      return { ...said, bounds: boundsOfOffer(view, offer) };
    });
  const meaning = typedMeaning(step);
  if (meaning === undefined) return [];
  const say = sayOf(view, step, meaning);
  const isPower = meaning.kind === 'power' || meaning.kind === 'keys';
  return say === undefined ? [] : [act(step, isPower ? weights.power : weights.goes, say)];
}

/** Nobody runs what is only signed: that it happens so is shown by nothing. */
function act(step: Step, weight: Weight, say: Say): Act {
  return { by: step.actor, signed: true, shown: false, weight, say };
}

function sayOf(view: Evidence, step: Step, meaning: TypedMeaning): Say | undefined {
  const asks = asked(view, step);
  switch (meaning.kind) {
    case 'power': {
      const to = addressAt(step, ...meaning.to);
      if (to === undefined) return undefined;
      const args = { asked: asks, to: who(view, to.value, to.fact), over: meaning.over };
      return (mood) => ({ id: 'sentence.power', args: { mood, ...args } });
    }
    case 'lend': {
      const [amount, rate] = [integerAt(step, ...meaning.amount), integerAt(step, ...meaning.rate)];
      const until = integerAt(step, ...meaning.until);
      if (amount === undefined || rate === undefined) return undefined;
      const args = {
        asked: asks,
        what: nativeAmountPhrase(view, amount.fact),
        collection: fact(step, meaning.collection),
        percent: percentOf(rate.value),
        until: untilPhrase(until),
      };
      return (mood) => ({ id: 'sentence.lend', args: { mood, ...args } });
    }
    case 'vote': {
      const [proposal, support] = [fact(step, meaning.proposal), fact(step, meaning.support)];
      const how = supportOf(argAt(step, ...meaning.support)?.arg.value);
      return (mood) => ({ id: 'sentence.vote', args: { mood, asked: asks, proposal, support, how } });
    }
    case 'send': {
      const amount = fact(step, meaning.amount);
      const what: Phrase =
        meaning.token === undefined
          ? // By its shape alone it may be another exchange's, which has its own money.
            { id: isHyperliquid(step) ? 'what.ofDollars' : 'what.amount', args: { amount } }
          : { id: 'what.ofToken', args: { amount, token: fact(step, meaning.token) } };
      return (mood) => ({ id: 'sentence.sendThere', args: { mood, what, to: fact(step, meaning.to) } });
    }
    case 'attest': {
      const args = { asked: asks, schema: fact(step, meaning.schema), about: fact(step, meaning.about) };
      return (mood) => ({ id: 'sentence.attest', args: { mood, ...args } });
    }
    case 'logIn': {
      const args = { account: fact(step, meaning.account), text: fact(step, meaning.text) };
      return (mood) => ({ id: 'sentence.logIn', args: { mood, ...args } });
    }
    case 'keys': {
      const text = fact(step, meaning.text);
      return (mood) => ({ id: 'sentence.keys', args: { mood, text } });
    }
    case 'offers':
      return undefined;
  }
}

/** Hyperliquid keeps USDC, in which these amounts are. */
function isHyperliquid({ fn }: Step): boolean {
  return fn !== undefined && /^HyperliquidTransaction:(?:UsdSend|Withdraw)$/.test(fn.name);
}

function fact(step: Step, path: MessagePath): string {
  return argAt(step, ...path)?.fact ?? factOfArg(step.id, path.join('.'));
}

/** Beyond the year 9999 an offer does not end. */
const never = 253_402_300_799n;

function offerPhrase(view: Evidence, offer: Offer): Say {
  const { fees } = offer;
  // Of limits that nobody is known to keep only the amounts are said.
  const open = offerKept(view, offer) === 'open';
  const most = bound(view, offer.gives, open || offer.exactGive ? 'bound.exactly' : 'bound.atMost');
  const give: Phrase = fees?.onTop ? { id: 'what.plusFees', args: { what: most } } : most;
  const least = bound(view, offer.gets, open || offer.exactGet ? 'bound.exactly' : 'bound.atLeast');
  const got = fees === undefined || offer.gets.length === 0 ? least : lessFees(least, fees);
  const get: Phrase =
    offer.to === undefined || offer.gets.length === 0
      ? got
      : { id: 'what.paidTo', args: { what: got, account: offer.to.fact } };
  const { keptBy } = offer;
  if (keptBy !== undefined) {
    const keeper =
      open && keeperOf(view, offer) === offer.step.to
        ? asked(view, offer.step)
        : who(view, keptBy.value, keptBy.fact);
    return () => ({ id: open ? 'sentence.wantsOpen' : 'sentence.wants', args: { get, keeper } });
  }
  const args = { asked: asked(view, offer.step), give, get, until: untilPhrase(offer.until) };
  return (mood) => ({ id: open ? 'sentence.offerOpen' : 'sentence.offer', args: { mood, ...args } });
}

/** What an offer that is kept to gives at most and gets at least, but for fees that are not counted in. */
function boundsOfOffer(view: Evidence, offer: Offer): readonly SaidBound[] {
  const { step, gives, gets, exactGive, exactGet, fees, to } = offer;
  if (offerKept(view, offer) === 'open') return [];
  const boundIn = (parts: readonly OfferPart[], way: SaidBound['way'], exact: boolean) =>
    parts.flatMap(({ what, token, amount: { value: raw, fact } }) =>
      what === 'native' || what === 'token'
        ? saidBound(view, step, way, { raw, fact, token, exact }, way === 'least' ? to?.value : undefined)
        : [],
    );
  return [
    ...(fees?.onTop ? [] : boundIn(gives, 'most', exactGive)),
    ...(isLessened(fees) ? [] : boundIn(gets, 'least', exactGet)),
  ];
}

/** Whether less comes than is said, by what the market takes of it. */
function isLessened(fees: OfferFees | undefined): boolean {
  return fees !== undefined && !fees.onTop && (fees.rate > 0n || fees.open);
}

/** What others take of what is paid, with what the market may add to it. */
function lessFees(what: Phrase, { rate, open, onTop }: OfferFees): Phrase {
  if (onTop || (rate === 0n && !open)) return what;
  if (rate === 0n) return { id: 'what.lessOpenFees', args: { what } };
  const args = { what, percent: percentOf(rate) };
  return open ? { id: 'what.lessMoreFees', args } : { id: 'what.lessFees', args };
}

/** Parts of 10,000 in percent; more than anybody pays is not told more exactly. */
function percentOf(rate: bigint): number {
  return Number(rate > 10n ** 12n ? 10n ** 12n : rate) / 100;
}

function bound(
  view: Evidence,
  parts: readonly OfferPart[],
  id: 'bound.exactly' | 'bound.atMost' | 'bound.atLeast',
): Phrase {
  const what = together(view, parts);
  return parts.length === 0 ? what : { id, args: { what } };
}

function untilPhrase(until: FoundAt<bigint> | undefined): Phrase {
  if (until === undefined) return { id: 'until.none', args: {} };
  return until.value > never
    ? { id: 'until.never', args: {} }
    : { id: 'until.date', args: { time: until.fact } };
}

function together(view: Evidence, parts: readonly OfferPart[]): Phrase {
  const [first, second] = parts.map((part) => partPhrase(view, part));
  if (first === undefined) return { id: 'what.nothing', args: {} };
  if (second === undefined) return first;
  return parts.length === 2
    ? { id: 'what.two', args: { first, second } }
    : { id: 'what.several', args: { first, second, count: parts.length - 2 } };
}

function partPhrase(view: Evidence, { what, token, item, amount }: OfferPart): Phrase {
  const count = amount.fact;
  switch (what) {
    case 'native':
      return nativeAmountPhrase(view, count);
    case 'token':
      return tokenAmountPhrase(amount, token?.fact);
    case 'stake':
      return { id: 'what.stake', args: { amount: count } };
    case 'outcome':
      return { id: 'what.outcome', args: { amount: count, item: item?.fact ?? count } };
    case 'anyItem':
      return amount.value === 1n
        ? { id: 'what.anyItem', args: { collection: token?.fact ?? count } }
        : { id: 'what.anyItems', args: { count, collection: token?.fact ?? count } };
    case 'item': {
      const [id, collection] = [item?.fact ?? count, token?.fact ?? count];
      return amount.value === 1n
        ? { id: 'what.item', args: { item: id, collection } }
        : { id: 'what.someOfItem', args: { count, item: id, collection } };
    }
  }
}
