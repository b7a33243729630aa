import { arrivalsOf } from '../../evidence/moves/arrivals.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import type { Payment } from '../../actions/payments/payments.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** Whether less arrives than a payment says. */
export const shortArrivals: readonly Rule[] = [
  {
    id: 'transfers.lessArrives',
    severity: 'caution',
    needs: ['effect.<n>.delta', 'effect.<n>.sent'],
    readsSteps: true,
    run: lessArrives,
  },
];

function lessArrives(view: Evidence): readonly RuleAnswer[] {
  const arrivals = arrivalsOf(view);
  if (arrivals.length === 0 || view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  if (effects.v.status === 'revert') return [clear('effects')];
  return arrivals.map(({ payment, line, came, short }): RuleAnswer => {
    if (line === undefined) return clear(payment.toFact);
    const delta = effectFact(line, 'delta');
    const sent = effectFact(line, 'sent');
    if (came === undefined) return unreadArrival(payment);
    if (!short) return clear(delta);
    return {
      outcome: 'fired',
      severity: 'caution',
      step: payment.step.id,
      facts: [sent, delta, payment.toFact],
      says: {
        id: 'transfers.lessArrives.says',
        args: {
          sent,
          to: payment.toFact,
          came: delta,
          how: came < 0n ? 'taken' : came === 0n ? 'none' : 'less',
        },
      },
      why: { id: 'transfers.lessArrives.why', args: {} },
      remedy: came > 0n ? { id: 'transfers.lessArrives.remedy', args: {} } : 'reject',
    };
  });
}

function unreadArrival({ step, toFact }: Payment): RuleAnswer {
  return {
    outcome: 'fired',
    severity: 'note',
    step: step.id,
    facts: [toFact],
    says: { id: 'transfers.lessArrives.saysUnread', args: { to: toFact } },
    why: { id: 'transfers.lessArrives.whyUnread', args: {} },
    remedy: { id: 'remedy.checkPayee', args: {} },
  };
}
