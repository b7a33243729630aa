import { factOfMove } from '../../model/factIds.ts';
import { netOfTrades } from '../../evidence/moves/netOfTrades.ts';
import { isDust } from '../../evidence/moves/dust.ts';
import { grossLosses } from '../../evidence/moves/grossLosses.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { lossCauseOf } from '../../evidence/moves/lossCauses.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { returnFor } from '../../evidence/moves/worth.ts';

/** What one call of a request brings and another takes. */
export const takenBetween: readonly Rule[] = [
  {
    id: 'outcome.takenBetween',
    severity: 'caution',
    needs: ['effects', 'steps'],
    readsSteps: false,
    neverMuted: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  if (view.stations.simulate === 'skipped') return [];
  const { effects } = view;
  if (effects.s !== 'known') return [missing('effects', effects)];
  const taken = grossLosses(view).filter(({ line, amount }) => {
    if (isDust(view, line.asset, amount)) return false;
    const taking = lossCauseOf(view, line, amount);
    if (taking.by === 'model' || taking.by === 'signed') return false;
    if (taking.by === 'into') return true;
    const { changes } = netOfTrades(view);
    return returnFor(view, { line, change: -amount }, [...changes, { line, change: -amount }]) !== 'like';
  });
  if (taken.length === 0) return [clear('effects')];
  return taken.map(({ at }): RuleAnswer => {
    const [amount, to] = [factOfMove(at, 'amount'), factOfMove(at, 'to')];
    return {
      outcome: 'fired',
      severity: 'caution',
      facts: [amount, to],
      says: { id: 'outcome.takenBetween.says', args: { amount, to } },
      why: { id: 'outcome.takenBetween.why', args: {} },
      remedy: { id: 'outcome.takenBetween.remedy', args: {} },
    };
  });
}
