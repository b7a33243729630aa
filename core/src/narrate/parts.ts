import { factOfStep, factOfAccount, factOfToken } from '../model/factIds.ts';
import type { Address } from 'viem';
import { same } from '../ledger/account.ts';
import { savedName } from '../evidence/book.ts';
import { codeOf, lookUp, type Evidence } from '../evidence/evidence.ts';
import type { FoundAt } from '../actions/steps/stepTree.ts';
import type { FactId } from '../model/fact.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Step } from '../model/step.ts';
import { isKnownCollection } from '../shipped/knownCollections.ts';
import { isWellKnown } from '../shipped/wellKnownTokens.ts';
import { requestChain } from '../request/frozen/chainOf.ts';

/** Someone who acts, as far as known: by name, or by the address: as that of a plain account, or of a contract nobody names. */
export function who(view: Evidence, address: Address, fact: FactId): Phrase {
  if (isNamed(view, address)) return { id: 'who.account', args: { account: fact } };
  const code = codeOf(view, address);
  if (code.s !== 'known') return { id: 'who.account', args: { account: fact } };
  return code.v.state === 'contract'
    ? { id: 'who.unknownContract', args: { account: fact } }
    : { id: 'who.plainAccount', args: { account: fact } };
}

/** The contract that a step asks; one that nobody names is said to be unknown, and one that is not said at all is open. */
export function asked(view: Evidence, step: Step): Phrase {
  if (step.to === null) return { id: step.op === 'call' ? 'who.openContract' : 'who.wallet', args: {} };
  const fact = factOfStep(step.id, 'to');
  if (isNamed(view, step.to)) return { id: 'who.account', args: { account: fact } };
  // An account that calls itself is the one of which the sentence speaks.
  if (same(step.to, step.actor)) return { id: 'who.account', args: { account: fact } };
  const code = codeOf(view, step.to);
  if (code.s === 'known' && code.v.state !== 'contract')
    return { id: 'who.plainAccount', args: { account: fact } };
  // A name that is expected there is said with the address.
  if (lookUp(view, factOfAccount(step.to, 'wouldBe')).s === 'known')
    return { id: 'who.account', args: { account: fact } };
  return step.reading === 'unread' || code.s === 'known'
    ? { id: 'who.unknownContract', args: { account: fact } }
    : { id: 'who.account', args: { account: fact } };
}

function isNamed(view: Evidence, address: Address): boolean {
  const at = address.toLowerCase();
  return (
    savedName(view, address) ||
    lookUp(view, factOfAccount(at, 'typed')).s === 'known' ||
    lookUp(view, factOfAccount(at, 'name')).s === 'known' ||
    lookUp(view, factOfAccount(at, 'synthetic')).s === 'known' ||
    lookUp(view, factOfToken(at, 'symbol')).s === 'known'
  );
}

/**
 * An amount of a token. Once its meaning is known the fact says it whole; before that it is a bare number, said in
 * units of the token's contract.
 */
export function tokenAmountPhrase(amount: FoundAt<bigint>, tokenFact: FactId | undefined): Phrase {
  const meaning = amount.arg.meaning?.as;
  if (meaning === 'amount' || meaning === 'allowance' || meaning === 'item' || tokenFact === undefined) {
    return { id: 'what.amount', args: { amount: amount.fact } };
  }
  return { id: 'what.units', args: { amount: amount.fact, token: tokenFact } };
}

/** A number that a contract which nobody knows yet takes for an amount of a token, or for one item of a collection. */
export function amountOrItemPhrase(
  view: Evidence,
  number: FoundAt<bigint>,
  contract: Address,
  fact: FactId,
): Phrase {
  if (isCollection(view, contract)) return { id: 'what.item', args: { item: number.fact, collection: fact } };
  const chainId = requestChain(view);
  const isToken = view.effects.s === 'known' || (chainId !== undefined && isWellKnown(chainId, contract));
  // No collection counts its items by the thousand million.
  const isRound = number.value >= 1_000_000_000n && number.value % 1_000_000_000n === 0n;
  return isToken || isRound || number.arg.meaning !== undefined
    ? tokenAmountPhrase(number, fact)
    : { id: 'what.unitsOrItem', args: { amount: number.fact, token: fact } };
}

/** Whether a contract is a collection that Readback ships the name of. */
export function isCollection(view: Evidence, contract: Address | undefined): boolean {
  const chainId = requestChain(view);
  return chainId !== undefined && contract !== undefined && isKnownCollection(chainId, contract);
}

/** An amount of the network's currency; in wei where the network is not known. */
export function nativeAmountPhrase(view: Evidence, amount: FactId): Phrase {
  return requestChain(view) === undefined
    ? { id: 'what.wei', args: { amount } }
    : { id: 'what.amount', args: { amount } };
}
