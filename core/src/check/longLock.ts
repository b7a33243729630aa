import { isGuessed } from '../decode/guessed.ts';
import type { Arg, Step } from '../model/step.ts';
import { stepsNow } from './happensNow.ts';
import { actingAccounts, isActing } from './own.ts';
import { clear, missing, type Rule, type Said } from './rule.ts';
import type { View } from './view.ts';

/** A lock that lasts for longer than a year: the call moves nothing that would show it. */
export const longLock: readonly Rule[] = [
  {
    id: 'transfers.longLock',
    family: 'transfers',
    severity: 'caution',
    because: 'What is locked for years cannot be taken out, whatever becomes of the protocol.',
    needs: ['effects', 'step.<s>.arg.unlockTime'],
    readsSteps: true,
    run,
  },
];

function run(view: View): readonly Said[] {
  const acting = actingAccounts(view);
  const ends = stepsNow(view.steps).flatMap((step) =>
    step.op === 'call' && !isGuessed(step) && isActing(step.caller ?? step.actor, acting) ? endsIn(step) : [],
  );
  return ends.map(({ step, fact, time }): Said => {
    const { effects } = view;
    if (view.stations.simulate === 'skipped') return { outcome: 'unknown', missing: ['effects'] };
    if (effects.s !== 'known') return missing('effects', effects);
    if (!isFarOff(time, effects.v.block.timestamp)) return clear(fact);
    return {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [fact],
      says: { id: 'transfers.longLock.says', args: { until: fact } },
      why: { id: 'transfers.longLock.why', args: {} },
      remedy: { id: 'transfers.longLock.remedy', args: {} },
    };
  });
}

const year = 366n * 86_400n;

/** Whether a lock lasts for more than a year. */
export function isFarOff(time: bigint, now: bigint): boolean {
  return time - now > year;
}

type End = Readonly<{ step: Step; fact: string; time: bigint }>;

/** The ends of locks that a call names. */
export function endsIn(step: Step): readonly End[] {
  return step.args.flatMap(({ name, value }: Arg): readonly End[] =>
    isEnd(name) && value.kind === 'integer'
      ? [{ step, fact: `step.${step.id}.arg.${name}`, time: value.value }]
      : [],
  );
}

/** How the end of a lock is called: in seconds since the epoch. */
function isEnd(name: string): boolean {
  return /^(?:new)?(?:unlock(?:time|at|date)|lock(?:end|until|ed?until))$/i.test(name.replaceAll('_', ''));
}
