import type { Evidence } from '../../evidence/evidence.ts';
import type { RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { TypedData } from '../../model/request.ts';
import type { Rule } from '../rule.ts';
import { borrowedName, noContract, notAContract, oddDomain, otherDomain } from './domainAnswers.ts';

/** Rules on the domain of permits and orders: which contract it names, and whether that contract signs under it. */
export const signedDomains: readonly Rule[] = [
  {
    id: 'signatures.noContract',
    severity: 'caution',
    needs: ['request.contract'],
    readsSteps: false,
    run: (view) => ofTyped(view, noContract),
  },
  {
    id: 'signatures.oddDomain',
    severity: 'caution',
    needs: ['request.oddDomain'],
    readsSteps: false,
    run: (view) => ofTyped(view, oddDomain),
  },
  {
    id: 'signatures.notAContract',
    severity: 'caution',
    needs: ['account.<a>.code'],
    readsSteps: false,
    run: (view) => ofTyped(view, notAContract),
  },
  {
    id: 'signatures.otherDomain',
    severity: 'caution',
    needs: ['account.<a>.separator'],
    readsSteps: false,
    run: (view) => ofTyped(view, otherDomain),
  },
  {
    id: 'signatures.borrowedName',
    severity: 'caution',
    needs: ['account.<a>.separator', 'account.<a>.calledItself'],
    readsSteps: false,
    run: (view) => ofTyped(view, borrowedName),
  },
];

function ofTyped(
  view: Evidence,
  say: (view: Evidence, typed: TypedData) => readonly RuleAnswer[],
): readonly RuleAnswer[] {
  const { body } = view.incoming.request;
  return body.kind === 'typedData' ? say(view, body.typed) : [];
}
