import { entryOf } from '../../evidence/book.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { looksLike } from '../../actions/message/lookAlike.ts';
import { eachPayee, type Payee } from '../../evidence/spending/payees.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** Payments that are there for the sake of the address in them: it is to be copied later. */
export const poisoning: readonly Rule[] = [
  {
    id: 'transfers.poisoning',
    family: 'transfers',
    severity: 'caution',
    needs: ['step.<s>.arg.to', 'book'],
    readsSteps: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const payees: Payee[] = [];
  eachPayee(view, (_, payee) => {
    payees.push(payee);
    return clear(payee.fact);
  });
  const byEnds = groupBy(payees, ends);
  return payees.map((payee): RuleAnswer => {
    const twin = byEnds
      .get(ends(payee))
      ?.find((it) => looksLike(it.address, payee.address) === 'both' && it.amount >= payee.amount);
    const nothing = payee.amount === 0n && payee.what === 'token';
    if (twin === undefined && !nothing) return clear(payee.fact);
    if (view.book.s !== 'known') return missing('book', view.book);
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

/** What two addresses share that are each other's double: four digits at each end. */
function ends({ address }: Payee): string {
  return `${address.slice(2, 6)}${address.slice(-4)}`.toLowerCase();
}
