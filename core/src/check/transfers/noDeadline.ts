import type { FunctionAct } from '../../decode/abis/functionModel.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { isGuessed } from '../../decode/guessed.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Param } from '../../actions/purpose/places.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { leavesOf } from '../../actions/steps/leavesOf.ts';
import { boundsOf } from '../../evidence/bounds/boundsOf.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** A deadline that never comes. A function without a deadline says nothing of one. */
export const noDeadline: readonly Rule[] = [
  {
    id: 'transfers.noDeadline',
    severity: 'caution',
    needs: ['step.<s>.arg.deadline'],
    readsSteps: true,
    neverMuted: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const limited = new Set(boundsOf(view).map(({ step }) => step.id));
  return immediateSteps(view.steps).flatMap((step): readonly RuleAnswer[] => {
    const { op, fn, caller, actor, commandByte } = step;
    if (op !== 'call' || fn === undefined || isGuessed(step) || !isActing(caller ?? actor, acting)) return [];
    const act = commandByte === undefined ? modelOf(fn)?.act : undefined;
    if (act === undefined || !(act === 'trade' || (waits.has(act) && limited.has(step.id)))) return [];
    return deadlinesIn(step).map((it) => weigh(step, it));
  });
}

/** Acts at a price that changes while a transaction waits, where they set a limit to one: a deposit of one token has none. */
const waits: ReadonlySet<FunctionAct> = new Set(['into', 'outOf']);

type Deadline = Readonly<{ value: bigint; fact: FactId }>;

function weigh(step: Step, { value, fact }: Deadline): RuleAnswer {
  if (value < never) return clear(fact);
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [fact],
    says: { id: 'transfers.noDeadline.says', args: {} },
    why: { id: 'transfers.noDeadline.why', args: {} },
    remedy: { id: 'transfers.noDeadline.remedy', args: {} },
  };
}

/** Later than any clock of a chain shows in our lifetime, in seconds, or in milliseconds. */
const never = 2n ** 48n;

function deadlinesIn(step: Step): readonly Deadline[] {
  return leavesOf(step).flatMap(({ arg, fact, param }) =>
    arg.value.kind === 'integer' && isDeadline(param) ? [{ value: arg.value.value, fact }] : [],
  );
}

const isDeadline = memoize(({ path }: Param) => /^_?(?:tx|swap)?_?deadline$/i.test(path.at(-1) ?? ''));
