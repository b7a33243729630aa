import { isActing, actingAccounts } from '../../evidence/accounts.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { lessBy } from '../../actions/payments/shares.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { minimumsFarBelow, weighedMinimums } from '../../evidence/bounds/weighedMinimums.ts';

/** A least amount that protects from nothing. None at all is the business of `transfers.noMinimum`. */
export const minimumFarBelow: readonly Rule[] = [
  {
    id: 'transfers.leastFarBelow',
    severity: 'caution',
    needs: ['effect.<n>.delta', 'step.<s>.arg.amountOutMin'],
    readsSteps: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const all = weighedMinimums(view).filter(({ least: { by, raw } }) => isActing(by, acting) && raw > 0n);
  if (all.length === 0 || view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  if (effects.v.status !== 'success') return [clear('effects')];
  if (effects.v.calls?.s === 'pending') return [missing('effects', effects.v.calls)];
  const percent = thresholdsOf(view).slippagePercent;
  const low = minimumsFarBelow(view);
  const said = new Set<string>();
  const fired = low.flatMap(({ least, together, parts, far }): RuleAnswer[] => {
    if (said.has(least.fact)) return [];
    said.add(least.fact);
    const settable = parts === 1 && least.fact.includes('.arg.');
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: least.step.id,
        facts: [least.fact, far.fact],
        says: {
          id: 'transfers.leastFarBelow.says',
          args: {
            least: least.fact,
            comes: far.fact,
            how: together < lessBy(far.amount, percent * 2) ? 'far' : 'below',
          },
        },
        why: { id: 'transfers.leastFarBelow.why', args: {} },
        remedy: { id: 'transfers.noMinimum.remedy', args: {} },
        ...(settable
          ? { act: { kind: 'setInteger', fact: least.fact, value: lessBy(far.amount, percent) } as const }
          : {}),
      },
    ];
  });
  return [...fired, ...all.flatMap(({ least: { fact } }) => (said.has(fact) ? [] : [clear(fact)]))];
}
