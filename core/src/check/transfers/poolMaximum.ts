import { boundsOf } from '../../evidence/bounds/boundsOf.ts';
import { firstNamed } from '../../evidence/bounds/boundAssets.ts';
import { goingOut } from '../../evidence/moves/poolFlows.ts';
import { mostOf } from '../../evidence/bounds/mostOf.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { isMoreThan } from '../../actions/payments/shares.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** A maximum cost, loss or fee far above what the simulation takes, other than of swaps. */
export const poolMaximum: readonly Rule[] = [
  {
    id: 'transfers.poolMaximum',
    severity: 'caution',
    needs: ['effects', 'step.<s>.arg.maxLoss'],
    readsSteps: true,
    neverMuted: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const percent = thresholdsOf(view).slippagePercent;
  const swaps = new Set(mostOf(view).map(({ fact }) => fact));
  return boundsOf(view).flatMap(({ step, ceilings, shares }): RuleAnswer[] => {
    const parts = shares.map(
      ({ raw, whole, fact }): RuleAnswer =>
        isMoreThan(raw, percent, whole) ? fired(step.id, fact, raw >= whole ? 'all' : 'loss') : clear(fact),
    );
    const others = ceilings.filter(({ raw, fact }) => raw > 0n && !swaps.has(fact));
    if (others.length === 0 || view.stations.simulate === 'skipped') return parts;
    const { effects } = view;
    if (effects.s !== 'known') return [...parts, missing('effects', effects)];
    if (effects.v.status === 'revert') return [...parts, clear('effects')];
    const taken = firstNamed(step, goingOut(view, step), others.length);
    return [
      ...parts,
      ...others.map(({ raw, fact }): RuleAnswer => {
        const near = taken.some(({ amount }) => amount <= raw && !isMoreThan(raw - amount, percent, raw));
        return near ? clear(fact) : fired(step.id, fact, 'amount');
      }),
    ];
  });
}

function fired(step: string, fact: string, how: 'all' | 'loss' | 'amount'): RuleAnswer {
  return {
    outcome: 'fired',
    severity: 'caution',
    step,
    facts: [fact],
    says:
      how === 'amount'
        ? { id: 'transfers.poolMaximum.says', args: { most: fact } }
        : { id: 'transfers.poolMaximum.saysShare', args: { how } },
    why: { id: 'transfers.poolMaximum.why', args: {} },
    remedy: { id: 'transfers.poolMaximum.remedy', args: {} },
  };
}
