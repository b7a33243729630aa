import { factOfStep, factOfToken } from '../../model/factIds.ts';
import { isBlind, typedMeaning } from '../../decode/typed/all.ts';
import type { TypedMeaning } from '../../decode/typed/meaning.ts';
import { valueOf } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { isKnown, savedName } from '../../evidence/book.ts';
import { calledOffersOf } from '../../actions/offers/calledOffers.ts';
import { type Offer, offersOf } from '../../actions/offers/offers.ts';
import { keeperOf, offerKept } from '../../evidence/bounds/offerKept.ts';
import { isForNothing, isNoPart } from '../../evidence/bounds/offerWorth.ts';
import { proceedsElsewhere } from '../../evidence/bounds/proceeds.ts';
import { comesBack, ownAccounts } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { itemsLent, keysGiven, powerGiven } from './meaningAnswers.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { unknownCurrency } from '../../evidence/bounds/unknownCurrency.ts';
import { codeFact, codeOf, lookUp, type Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';

/** Rules on offers that are made by signature or by a call, and on powers that are given by one. */
export const typedPowers: readonly Rule[] = [
  {
    id: 'signatures.offerForNothing',
    severity: 'stop',
    needs: ['step.<s>.arg.offer', 'token.<a>.decimals'],
    readsSteps: true,
    run: (view) => eachOffer(view, forNothing),
  },
  {
    id: 'signatures.unknownMarket',
    severity: 'caution',
    needs: ['step.<s>.to', 'account.<a>.code'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => eachOffer(view, unknownMarket),
  },
  {
    id: 'signatures.offerElsewhere',
    severity: 'caution',
    needs: ['step.<s>.arg.receiver'],
    readsSteps: true,
    run: (view) => eachOffer(view, elsewhere),
  },
  {
    id: 'signatures.lends',
    severity: 'caution',
    needs: ['step.<s>.arg.collection'],
    readsSteps: true,
    run: (view) => eachMeaning(view, itemsLent),
  },
  {
    id: 'signatures.unknownCurrency',
    severity: 'caution',
    needs: ['step.<s>.arg.offer'],
    readsSteps: true,
    run: (view) => eachOffer(view, unknownCurrency),
  },
  {
    id: 'signatures.privateBuyer',
    severity: 'caution',
    needs: ['step.<s>.arg.consideration'],
    readsSteps: true,
    run: (view) => eachOffer(view, privateBuyer),
  },
  {
    id: 'signatures.anyOfYours',
    severity: 'caution',
    needs: ['step.<s>.arg.offer'],
    readsSteps: true,
    run: (view) => eachOffer(view, anyOfYours),
  },
  {
    id: 'signatures.manyOrders',
    severity: 'caution',
    needs: ['step.<s>.arg.tree'],
    readsSteps: true,
    run: (view) => everyStep(view.steps).flatMap(manyOrders),
  },
  {
    id: 'signatures.power',
    severity: 'stop',
    needs: ['step.<s>.arg.delegate'],
    readsSteps: true,
    run: (view) => eachMeaning(view, powerGiven),
  },
  {
    id: 'signatures.keys',
    severity: 'stop',
    needs: ['step.<s>.arg.action'],
    readsSteps: true,
    run: (view) => eachMeaning(view, keysGiven),
  },
];

function eachOffer(view: Evidence, say: (view: Evidence, offer: Offer) => RuleAnswer): readonly RuleAnswer[] {
  return everyStep(view.steps)
    .flatMap((step) => [...offersOf(step), ...calledOffersOf(step)])
    .map((offer) => say(view, offer));
}

/** What is given although nothing comes back, or next to nothing; an offer that gives nothing takes nothing. */
function forNothing(view: Evidence, offer: Offer): RuleAnswer {
  const { step, gives, gets } = offer;
  const facts = gives.map((part) => part.token?.fact ?? part.amount.fact);
  const it = isForNothing(view, offer, nobody);
  if (it.s !== 'known') {
    const unclear = gets.find((part) => isNoPart(view, part).s !== 'known');
    const decimals = factOfToken(unclear?.token?.value.toLowerCase() ?? '', 'decimals');
    return missing(decimals, lookUp(view, decimals));
  }
  const low = isForNothing(view, offer, nobody, 'low');
  if (!it.v && !(low.s === 'known' && low.v)) return clear(...facts);
  const known = isForNothing(view, offer, isKnown);
  const milder = !it.v || (known.s === 'known' && !known.v);
  const [paid] = offer.to === undefined ? proceedsElsewhere(view, offer, isKnown) : [];
  return {
    outcome: 'fired',
    ...(milder
      ? { severity: 'caution' }
      : { severity: 'stop', ...(paid === undefined ? {} : { unlessKnown: paid.to.value }) }),
    step: step.id,
    facts,
    says: { id: 'signatures.offerForNothing.says', args: { how: gets.length === 0 ? 'nothing' : 'little' } },
    why: { id: 'signatures.offerForNothing.why', args: {} },
    remedy: 'reject',
  };
}

const nobody = (): boolean => false;

/** A contract of anybody's can take what is offered and pay nothing for it. */
function unknownMarket(view: Evidence, offer: Offer): RuleAnswer {
  const { step, keptBy } = offer;
  const keeper = keeperOf(view, offer) === step.to ? factOfStep(step.id, 'to') : (keptBy?.fact ?? '');
  const kept = offerKept(view, offer);
  if (kept === 'kept') return clear(keeper);
  // That no contract is named, or none is there, are warnings of their own.
  if (step.to === null) return clear();
  const code = codeOf(view, step.to);
  if (kept === 'unasked' && code.s !== 'known') return missing(codeFact(step.to), code);
  if (keeper.endsWith('.to') && valueOf(code)?.state === 'none') return clear();
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [keeper],
    says: { id: 'signatures.unknownMarket.says', args: { contract: keeper } },
    why: { id: 'signatures.unknownMarket.why', args: {} },
    remedy: { id: 'account.unvouched.remedy', args: {} },
  };
}

function elsewhere(view: Evidence, offer: Offer): RuleAnswer {
  const { step, owner, to } = offer;
  if (to === undefined) return mostElsewhere(view, offer);
  const by = owner?.value ?? step.actor;
  if (savedName(view, to.value) || comesBack(to.value, by, ownAccounts(view)))
    return mostElsewhere(view, offer);
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [to.fact],
    says: { id: 'signatures.offerElsewhere.says', args: { to: to.fact } },
    why: { id: 'signatures.offerElsewhere.why', args: {} },
    remedy: { id: 'remedy.checkPayee', args: {} },
  };
}

/** Others get more than a quarter: beyond what markets and makers of items take for a sale. */
function mostElsewhere(view: Evidence, offer: Offer): RuleAnswer {
  const [paid] = proceedsElsewhere(view, offer);
  const forNone = isForNothing(view, offer, nobody);
  if (paid === undefined && takesMuch(offer) && !(forNone.s === 'known' && forNone.v))
    return feesElsewhere(offer);
  if (paid === undefined || (forNone.s === 'known' && forNone.v))
    return offer.to === undefined ? clear() : clear(offer.to.fact);
  return {
    outcome: 'fired',
    severity: 'caution',
    step: offer.step.id,
    facts: [paid.to.fact],
    says: {
      id:
        paid.theirs > paid.ours ? 'signatures.offerElsewhere.saysMost' : 'signatures.offerElsewhere.saysMuch',
      args: { to: paid.to.fact },
    },
    why: { id: 'signatures.offerElsewhere.why', args: {} },
    remedy: { id: 'remedy.checkPayee', args: {} },
  };
}

/** Whether fees that the order itself allows, and does not say for whom, can be more than a quarter. */
function takesMuch({ fees }: Offer): boolean {
  return fees !== undefined && !fees.onTop && fees.unnamed > 2_500n;
}

function feesElsewhere({ step, gets, fees }: Offer): RuleAnswer {
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: gets.map((part) => part.token?.fact ?? part.amount.fact),
    says: {
      id: 'signatures.offerElsewhere.saysFees',
      args: { percent: Number(fees?.unnamed ?? 0n) / 100 },
    },
    why: { id: 'signatures.offerElsewhere.why', args: {} },
    remedy: 'reject',
  };
}

function privateBuyer(view: Evidence, { step, onlyFor }: Offer): RuleAnswer {
  if (onlyFor === undefined) return clear();
  const { value, fact } = onlyFor;
  if (savedName(view, value) || ownAccounts(view).has(value.toLowerCase())) return clear(fact);
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [fact],
    says: { id: 'signatures.privateBuyer.says', args: { buyer: fact } },
    why: { id: 'signatures.privateBuyer.why', args: {} },
    remedy: { id: 'signatures.privateBuyer.remedy', args: {} },
  };
}

/** Items that are given without saying which: whoever takes the offer chooses the one that is worth most. */
function anyOfYours(_: Evidence, { step, gives }: Offer): RuleAnswer {
  const item = gives.find(({ what }) => what === 'anyItem')?.token?.fact;
  if (item === undefined) return clear(...gives.flatMap(({ token }) => token?.fact ?? []));
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [item],
    says: { id: 'signatures.anyOfYours.says', args: { item } },
    why: { id: 'signatures.anyOfYours.why', args: {} },
    remedy: { id: 'signatures.anyOfYours.remedy', args: {} },
  };
}

function manyOrders(step: Step): readonly RuleAnswer[] {
  // The root of a tree of orders, as Blur signs it, for one field of a struct of any name.
  const hidden =
    isBlind(step) &&
    /\bbytes32 (?:root|merkleRoot|ordersRoot|orderRoot|listingsRoot)\b/.test(step.fn?.signature ?? '');
  const count = offersOf(step).length;
  if (!hidden && count === 0) return [];
  if (!hidden && count === 1) return [clear()];
  return [
    {
      outcome: 'fired',
      severity: hidden ? 'caution' : 'note',
      step: step.id,
      facts: [factOfStep(step.id, 'fn')],
      says: hidden
        ? { id: 'signatures.manyOrders.saysHidden', args: {} }
        : { id: 'signatures.manyOrders.says', args: { count } },
      why: { id: 'signatures.manyOrders.why', args: {} },
      remedy: hidden ? 'reject' : { id: 'signatures.manyOrders.remedy', args: {} },
    },
  ];
}

function eachMeaning(
  view: Evidence,
  say: (view: Evidence, step: Step, meaning: TypedMeaning) => readonly RuleAnswer[],
): readonly RuleAnswer[] {
  return everyStep(view.steps).flatMap((step) => {
    const meaning = typedMeaning(step);
    return meaning === undefined ? [] : say(view, step, meaning);
  });
}
