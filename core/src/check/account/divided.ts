import { changeOf } from '../../evidence/moves/flows.ts';
import { stepsNow } from '../../evidence/happensNow.ts';
import { once } from '../../kit/memoize.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import { clear, missing, type Rule, type Said } from '../rule.ts';
import type { View } from '../../evidence/view.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { pending } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { holds } from '../../actions/purpose/when.ts';

/** What ends a thing that two parties share: the rest goes to the other, whom the call does not name. */
export const divided: readonly Rule[] = [
  {
    id: 'account.divided',
    family: 'account',
    severity: 'caution',
    because:
      'Who the other party is, and what is left for them, is kept by the contract. Quiet where the simulation shows that something comes to the user, and nothing goes to somebody else.',
    needs: ['step.<s>.fn', 'effects'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => everyStep(view.steps).flatMap((step) => divides(view, step)),
  },
];

function divides(view: View, step: Step): readonly Said[] {
  if (!holds(step, modelFor(step)?.divides)) return [];
  const { effects } = view;
  if (effects.s === 'pending') return [missing('effects', effects)];
  if (effects.s === 'known' && effects.v.status === 'success' && stepsNow(view.steps).includes(step)) {
    if (effects.v.calls?.s === 'pending') return [missing('effects', pending)];
    // Who else is paid has a rule of its own.
    if (isGained(view)) return [clear('effects')];
  }
  const fn = `step.${step.id}.fn`;
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

/**
 * The steps that take something out for the user, of which it is unexplained that the called contract pays others: those
 * that divide a thing, and those by which nothing comes.
 */
export const payingSteps = once((view: View): readonly Step[] => {
  const acting = actingAccounts(view);
  const gained = isGained(view);
  return stepsNow(view.steps).filter((step) => {
    const model = modelFor(step);
    if (model === undefined || !isActing(step.caller ?? step.actor, acting)) return false;
    if (holds(step, model.divides)) return true;
    return model.act === 'outOf' && model.locks === undefined && !gained;
  });
});

/** Whether the simulation shows that anything comes to the accounts that the request acts for. */
function isGained(view: View): boolean {
  if (view.effects.s !== 'known') return false;
  const acting = actingAccounts(view);
  return view.effects.v.lines.some(
    (line) => acting.has(line.who.toLowerCase()) && (changeOf(line) ?? 0n) > 0n,
  );
}
