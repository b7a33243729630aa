import type { Evidence } from '../../evidence/evidence.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { compareIntent, isReadWhole } from '../../intent/compareIntent.ts';
import type { IntentRule } from '../../intent/difference.ts';
import type { Rule } from '../rule.ts';

const needs: Readonly<Record<IntentRule, readonly string[]>> = {
  'intent.scope': ['intent.account', 'intent.network', 'request.safe', 'request.sender', 'step.<s>.to'],
  'intent.pays': ['intent.<n>.amount', 'step.<s>.arg.<name>', 'effect.<n>.size', 'effects'],
  'intent.gets': ['intent.<n>.amount', 'effect.<n>.size', 'effects'],
  'intent.allows': [
    'intent.<n>.to',
    'effects',
    'effect.<n>.after',
    'spender.<a>.standing',
    'spender.<a>.whole',
  ],
  'intent.controls': ['intent.<n>.of', 'effect.<n>.who', 'effects'],
  'intent.signs': ['intent.<n>.site', 'message.text'],
  'intent.happens': [
    'intent.feeMost',
    'fee.most',
    'request.feeMost',
    'step.<s>.fn',
    'request.claimedHash',
    'effects',
  ],
};

/** The request against what the user said. A difference is a Stop, whoever it is about, and is never muted. */
export const intentRules: readonly Rule[] = (Object.keys(needs) as IntentRule[]).map((id) => ({
  id,
  severity: 'stop',
  needs: needs[id],
  readsSteps: false,
  neverMuted: true,
  run: (view) => answers(view, id),
}));

function answers(view: Evidence, id: IntentRule): readonly RuleAnswer[] {
  // Where nothing was said, what compares is not here (`reading/parts.ts`).
  const compared = view.incoming.intent === undefined ? undefined : compareIntent(view);
  if (compared === undefined) return [];
  const gaps = compared.missing.filter(({ rule }) => rule === id).map(({ fact, it }) => missing(fact, it));
  const cut: readonly RuleAnswer[] = isReadWhole(view) ? [] : [{ outcome: 'unknown', missing: ['steps'] }];
  const fired = compared.differences
    .filter(({ rule }) => rule === id)
    .map(
      ({ says, facts, step }): RuleAnswer => ({
        outcome: 'fired',
        severity: 'stop',
        facts,
        ...(step === undefined ? {} : { step }),
        says,
        why: { id: 'intent.why', args: {} },
        remedy: 'reject',
      }),
    );
  return fired.length + gaps.length + cut.length > 0
    ? [...fired, ...gaps, ...cut]
    : [clear('intent.account')];
}
