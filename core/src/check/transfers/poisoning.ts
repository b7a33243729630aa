import { factOfToken } from '../../model/factIds.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { entryOf, keepsNoBook } from '../../evidence/book.ts';
import { bothEndsOf } from '../../actions/message/lookAlike.ts';
import { type Payee, payeesOnce } from '../../evidence/spending/payees.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';
import { integerAt, stepById } from '../../actions/steps/stepTree.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';

/** Payments that are there for the sake of the address in them: it is to be copied later. */
export const poisoning: readonly Rule[] = [
  {
    id: 'transfers.poisoning',
    severity: 'caution',
    needs: ['step.<s>.arg.to', 'book'],
    readsSteps: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const payees = payeesOnce(view);
  const likeIt = findsDoubles(payees);
  return payees.map((payee): RuleAnswer => {
    const twin = likeIt(payee);
    const nothing = payee.amount === 0n && payee.what === 'token';
    const item = nothing && twin === undefined ? couldBeItem(view, payee) : undefined;
    if (item !== undefined) return item;
    const isOdd = twin !== undefined || nothing;
    // Where no book is kept, nobody is known, and it stays odd.
    if (view.book.s !== 'known' && (isOdd ? !keepsNoBook(view) : view.book.s === 'unknown'))
      return missing('book', view.book);
    if (!isOdd) return clear(payee.fact);
    const entry = entryOf(view, payee.address);
    const trusted = entry !== undefined && (entry.own || entry.paid > 0 || entry.name !== undefined);
    if (trusted) return clear(payee.fact);
    return {
      outcome: 'fired',
      severity: 'caution',
      step: payee.step,
      facts: [payee.fact, ...(twin === undefined ? [] : [twin.fact])],
      says:
        twin === undefined
          ? { id: 'transfers.poisoning.says', args: { to: payee.fact } }
          : { id: 'transfers.poisoning.saysTwin', args: { to: payee.fact, other: twin.fact } },
      why: { id: 'transfers.poisoning.why', args: {} },
      remedy: { id: 'transfers.poisoning.remedy', args: {} },
    };
  });
}

/** Nothing of a token is item 0 of a collection, where nobody looked which of the two the contract is. */
function couldBeItem(view: Evidence, { step: id, asset }: Payee): RuleAnswer | undefined {
  const step = stepById(view.steps, id);
  const amount = step === undefined ? undefined : integerAt(step, 2)?.arg;
  if (step === undefined || !isKnownAs(step, 'transferFrom') || amount?.meaning !== undefined)
    return undefined;
  const chainId = requestChain(view);
  if (view.effects.s === 'known' || asset === undefined) return undefined;
  if (chainId !== undefined && isWellKnown(chainId, asset)) return undefined;
  const fact = factOfToken(asset, 'decimals');
  return missing(fact, lookUp(view, fact));
}

/**
 * Finds the payee who looks like another one, at both ends, and gets no less, among payees of an address each. A long batch
 * is gone through once.
 */
function findsDoubles(payees: readonly Payee[]): (payee: Payee) => Payee | undefined {
  const most = new Map<number, Payee>();
  const next = new Map<number, Payee>();
  for (const payee of payees.toSorted((a, b) => (a.amount === b.amount ? 0 : a.amount > b.amount ? -1 : 1))) {
    for (const ends of bothEndsOf(payee.address)) {
      if (!most.has(ends)) most.set(ends, payee);
      else if (!next.has(ends)) next.set(ends, payee);
    }
  }
  return (payee) => {
    for (const ends of bothEndsOf(payee.address)) {
      const first = most.get(ends);
      const other = first === payee ? next.get(ends) : first;
      if (other !== undefined && other.amount >= payee.amount) return other;
    }
    return undefined;
  };
}
