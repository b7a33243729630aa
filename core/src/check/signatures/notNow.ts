import { notNowPhrase } from '../../model/limits.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { safesSigned } from '../power/safeHash.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** A rule on signatures and operations that the chain would not take now. */
export const notNow: readonly Rule[] = [
  {
    id: 'signatures.notNow',
    severity: 'note',
    needs: ['effects'],
    readsSteps: false,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const { effects } = view;
  // Of a transaction `outcome.order` and `outcome.gas` say it.
  if (effects.s !== 'known' || view.incoming.request.body.kind === 'transaction') return [];
  // The number of a Safe transaction has a rule of its own.
  const reasons = (effects.v.notNow ?? []).filter(
    ({ is }) => is !== 'safeNonce' || safesSigned(view).length === 0,
  );
  if (reasons.length === 0) return [clear('effects')];
  return reasons.map((reason) => ({
    outcome: 'fired',
    severity: 'note',
    facts: [],
    says: { id: 'signatures.notNow.says', args: { reason: notNowPhrase(reason) } },
    why: { id: 'signatures.notNow.why', args: {} },
  }));
}
