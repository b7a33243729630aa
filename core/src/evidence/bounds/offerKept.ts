import type { Address } from 'viem';
import { isForNoMarket, signedFormOf } from '../../decode/typed/signedForms.ts';
import type { Offer } from '../../actions/offers/offers.ts';
import { knownName } from '../../shipped/known.ts';
import { isListedOfPractice } from '../../shipped/practiceContracts.ts';
import { isReactor, protocolAnywhere, protocolAt } from '../../shipped/protocols.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { isKnown } from '../book.ts';
import { codeOf, type Evidence } from '../evidence.ts';
import { isTrusted } from '../trusted.ts';
import { isVouched } from '../vouched.ts';

/**
 * Whether a signed offer is kept to: the contract that takes it pays what the offer wants and takes no more than it gives.
 * Nothing else sees to that, so that the contract has to be vouched for or be a market of the form; of an order that is a
 * transfer of Permit2 also the spender has to be known: a reactor, or one that the user knows. `unasked`: nobody answered whether the contract is there.
 */
export function offerKept(view: Evidence, offer: Offer): 'kept' | 'open' | 'unasked' {
  const { step } = offer;
  if (step.op !== 'permission') return 'kept';
  if (step.to === null || keeperOf(view, offer) !== step.to) return 'open';
  if (isMarketOf(view, step.fn?.signature ?? '') || isVouched(view, step.to)) return 'kept';
  return codeOf(view, step.to).s !== 'known' && isNamed(view, step.to) ? 'unasked' : 'open';
}

/** Whose word an offer rests on: the contract that takes it, or before that a spender that nobody knows. */
export function keeperOf(view: Evidence, { step, keptBy }: Offer): Address | null {
  const holds =
    keptBy === undefined || isReactor(requestChain(view), keptBy.value) || isKnown(view, keptBy.value);
  return holds ? step.to : keptBy.value;
}

function isMarketOf({ incoming }: Evidence, encoded: string): boolean {
  const { body } = incoming.request;
  const form = signedFormOf(encoded);
  if (body.kind !== 'typedData' || form?.markets === undefined) return false;
  return !isForNoMarket(form, body.typed.domain);
}

function isNamed(view: Evidence, contract: Address): boolean {
  const chainId = requestChain(view);
  if (protocolAnywhere(contract) !== undefined || isTrusted(view, contract)) return true;
  return (
    chainId !== undefined &&
    (knownName(chainId, contract) !== undefined ||
      protocolAt(chainId, contract) !== undefined ||
      isListedOfPractice(chainId, contract))
  );
}
