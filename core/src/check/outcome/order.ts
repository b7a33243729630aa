import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** Whether a transaction comes next among those of its account. */
export const order: readonly Rule[] = [
  {
    id: 'outcome.order',
    severity: 'caution',
    needs: ['request.nonce', 'effects'],
    readsSteps: false,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const { mined, request } = view.incoming;
  const { body } = request;
  if (body.kind !== 'transaction' || mined !== undefined) return [];
  const effects = view.effects;
  if (effects.s !== 'known') return body.set.nonce === undefined ? [] : [missing('effects', effects)];
  const { notNow = [], notLookedAt } = effects.v;
  const replaced = notLookedAt.find((it) => it.is === 'replaced');
  if (replaced?.how === 'waits') return [fired('replaces', 'caution')];
  if (replaced !== undefined) return [{ outcome: 'unknown', missing: ['request.nonce'] }];
  if (notNow.some(({ is }) => is === 'later')) return [fired('later', 'caution')];
  if (notNow.some(({ is }) => is === 'nonce')) return [fired('used', 'note')];
  if (notLookedAt.some(({ is }) => is === 'waiting')) return [fired('waits', 'note')];
  return [clear('effects')];
}

function fired(how: 'later' | 'used' | 'waits' | 'replaces', severity: 'caution' | 'note'): RuleAnswer {
  return {
    outcome: 'fired',
    severity,
    facts: how === 'waits' ? [] : ['request.nonce'],
    says: { id: 'outcome.order.says', args: { how } },
    why: { id: 'outcome.order.why', args: { how } },
    remedy: { id: 'outcome.order.remedy', args: { how } },
  };
}
