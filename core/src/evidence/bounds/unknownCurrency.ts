import { factOfToken } from '../../model/factIds.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { savedName } from '../book.ts';
import type { Offer, OfferPart } from '../../actions/offers/offers.ts';
import { isForNothing, isNoPart } from './offerWorth.ts';
import { clear, missing, type RuleAnswer } from '../ruleAnswer.ts';
import { codeOf, type Evidence } from '../evidence.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';

/**
 * An offer for which nothing comes but what nobody here knows: a token, or an item that another item is given for. An
 * item that is paid for has a rule of its own (`strangeItems.ts`).
 */
export function unknownCurrency(view: Evidence, offer: Offer): RuleAnswer {
  const { step, gives, gets } = offer;
  const nothing = isForNothing(view, offer, savedName);
  if (gives.length === 0 || gets.length === 0 || (nothing.s === 'known' && nothing.v)) return clear();
  const bare = gets.find((part) => isItem(part) && hasNoCode(view, part));
  if (bare?.token !== undefined) return fired(step, bare.token.fact, 'signatures.unknownCurrency.saysNoCode');
  const barter = gives.some(isItem);
  const solid = gets.some((part) => isKnown(view, part, barter) && isSome(view, part));
  const strange = gets.find((part) => !isKnown(view, part, barter));
  if (solid || strange?.token === undefined) return clear();
  for (const part of gets) {
    const weighed = isNoPart(view, part);
    if (part.token !== undefined && isKnown(view, part, barter) && weighed.s !== 'known')
      return missing(factOfToken(part.token.value, 'decimals'), weighed);
  }
  return fired(step, strange.token.fact, 'signatures.unknownCurrency.says');
}

function fired(
  step: Step,
  token: FactId,
  says: 'signatures.unknownCurrency.says' | 'signatures.unknownCurrency.saysNoCode',
): RuleAnswer {
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [token],
    says: { id: says, args: { token } },
    why: { id: 'signatures.unknownCurrency.why', args: {} },
    remedy: { id: 'signatures.unknownCurrency.remedy', args: {} },
  };
}

/** Whoever deploys a contract there later makes its items. */
function hasNoCode(view: Evidence, { token }: OfferPart): boolean {
  const code = token === undefined ? undefined : codeOf(view, token.value);
  return code?.s === 'known' && code.v.state !== 'contract';
}

function isItem({ what }: OfferPart): boolean {
  return what === 'item' || what === 'anyItem';
}

function isSome(view: Evidence, part: OfferPart): boolean {
  const it = isNoPart(view, part);
  return it.s === 'known' && !it.v;
}

function isKnown(view: Evidence, part: OfferPart, barter: boolean): boolean {
  if (part.token === undefined) return true;
  if (isItem(part) && !barter) return true;
  const chainId = requestChain(view);
  const wellKnown = !isItem(part) && chainId !== undefined && isWellKnown(chainId, part.token.value);
  return wellKnown || savedName(view, part.token.value);
}
