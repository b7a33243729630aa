import { factOfStep } from '../../model/factIds.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { pending } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { holds } from '../../actions/purpose/when.ts';
import { isAmong } from '../../ledger/account.ts';
import { actingAccounts } from '../../evidence/accounts.ts';
import { isDust } from '../../evidence/moves/dust.ts';
import { keptRun, ownChanges } from '../../evidence/moves/ownChanges.ts';
import { isIn } from '../../evidence/moves/ownMoves.ts';

/** What ends a thing that two parties share: the rest goes to the other, whom the call does not name. */
export const divided: readonly Rule[] = [
  {
    id: 'account.divided',
    severity: 'caution',
    needs: ['step.<s>.fn', 'effects'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => everyStep(view.steps).flatMap((step) => divides(view, step)),
  },
];

function divides(view: Evidence, step: Step): readonly RuleAnswer[] {
  if (!holds(step, modelFor(step)?.divides)) return [];
  const { effects } = view;
  if (effects.s === 'pending') return [missing('effects', effects)];
  if (effects.s === 'known' && effects.v.status === 'success' && immediateSteps(view.steps).includes(step)) {
    if (effects.v.calls?.s === 'pending') return [missing('effects', pending)];
    // Who else is paid has a rule of its own.
    if (isGainedBy(view, step)) return [clear('effects')];
  }
  const fn = factOfStep(step.id, 'fn');
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [fn],
      says: { id: 'account.divided.says', args: { fn } },
      why: { id: 'account.divided.why', args: {} },
      remedy: { id: 'account.divided.remedy', args: {} },
    },
  ];
}

/** Whether the simulation shows that something comes to the accounts that the request acts for by the call of a step. */
function isGainedBy(view: Evidence, step: Step): boolean {
  const gained = ownChanges(view).filter(
    ({ line, change }) => change > 0n && !isDust(view, line.asset, change),
  );
  const moves = keptRun(view)?.moves;
  if (gained.length === 0 || moves === undefined) return gained.length > 0;
  const ours = [...actingAccounts(view)];
  return moves.some(
    (move) =>
      isAmong(move.to, ours) && !isDust(view, move.asset, move.amount) && isIn(view, move, step) !== false,
  );
}
