import { codeElsewhereFact } from '../../label/accounts/payeeFacts.ts';
import { entryOf } from '../../evidence/book.ts';
import { eachPayee, type Payee } from '../../evidence/spending/payees.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';

/** A payee who is a contract, and not here. */
export const codeElsewhere: readonly Rule[] = [
  {
    id: 'transfers.codeElsewhere',
    severity: 'caution',
    needs: ['account.<a>.codeElsewhere'],
    readsSteps: true,
    run: (view) => eachPayee(view, elsewhere).filter((it) => it.outcome !== 'clear' || it.facts.length > 0),
  },
];

/** The fact is there only of accounts that are empty here, where Ethereum may be asked. */
function elsewhere(view: Evidence, payee: Payee): RuleAnswer {
  const fact = codeElsewhereFact(payee.address);
  const entry = entryOf(view, payee.address);
  if (!Object.hasOwn(view.facts, fact) || (entry !== undefined && (entry.own || entry.paid > 0)))
    return clear();
  const it = lookUp(view, fact);
  if (it.s !== 'known' || it.v.kind !== 'bool') return missing(fact, it);
  if (!it.v.value) return clear(fact);
  return {
    outcome: 'fired',
    severity: 'caution',
    step: payee.step,
    facts: [payee.fact, fact],
    says: { id: 'transfers.codeElsewhere.says', args: { to: payee.fact, chain: 'request.chain' } },
    why: { id: 'transfers.codeElsewhere.why', args: {} },
    remedy: { id: 'transfers.codeElsewhere.remedy', args: {} },
  };
}
