import { isGuessed } from '../../decode/guessed.ts';
import type { Step } from '../../model/step.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { lockTimes, type LockTime } from '../../actions/control/lockTimes.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** A lock that lasts for longer than a year: the call moves nothing that would show it. */
export const longLock: readonly Rule[] = [
  {
    id: 'transfers.longLock',
    severity: 'caution',
    needs: ['effects', 'step.<s>.arg.unlockTime'],
    readsSteps: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const times = immediateSteps(view.steps).flatMap((step) =>
    step.op === 'call' && !isGuessed(step) && isActing(step.caller ?? step.actor, acting)
      ? lockTimes(step)
      : [],
  );
  return times.map((time): RuleAnswer => {
    const { effects } = view;
    if (time.is !== 'end') return isLong(time) ? fired(time) : clear(time.fact);
    if (view.stations.simulate === 'skipped') return { outcome: 'unknown', missing: ['effects'] };
    if (effects.s !== 'known') return missing('effects', effects);
    return isFarOff(time.value, effects.v.block.timestamp) ? fired(time) : clear(time.fact);
  });
}

function fired({ step, fact, is, value }: LockTime): RuleAnswer {
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [fact],
    says:
      is === 'end'
        ? { id: 'transfers.longLock.says', args: { until: fact } }
        : is === 'duration'
          ? { id: 'transfers.longLock.saysFor', args: { years: Number(value / (365n * 86_400n)) } }
          : { id: 'transfers.longLock.saysUnclear', args: { time: fact } },
    why: { id: 'transfers.longLock.why', args: {} },
    remedy: { id: 'transfers.longLock.remedy', args: {} },
  };
}

const year = 366n * 86_400n;

/** Whether a step locks something for more than a year, or for a time that cannot be read. */
export function isLongLock(step: Step, now: bigint): boolean {
  return lockTimes(step).some((time) => (time.is === 'end' ? isFarOff(time.value, now) : isLong(time)));
}

/** What is not a known unit is as long as it may be. */
function isLong({ is, value }: LockTime): boolean {
  return is === 'unclear' ? value > 1n : value > year;
}

function isFarOff(time: bigint, now: bigint): boolean {
  return time - now > year;
}
