import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { unanswered } from '../../model/unanswered.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { nameOwnerFact, paidNames } from '../../label/accounts/nameOwners.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { isOurs } from '../../evidence/purpose/actors.ts';
import { hasRole } from '../../actions/purpose/places.ts';
import { purposeWordsOf } from '../../actions/purpose/words.ts';

/** What a call pays for that may be someone else's: the call names the thing, and not its owner. */
export const paidThings: readonly Rule[] = [
  {
    id: 'account.notYours',
    severity: 'caution',
    needs: ['step.<s>.arg.<name>', 'account.<a>.owner.<id>'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => everyStep(view.steps).flatMap((step) => [...names(view, step), ...others(step)]),
  },
];

function names(view: Evidence, step: Step): readonly RuleAnswer[] {
  const chainId = requestChain(view) ?? 0;
  const lasts = lastsFor(step);
  return paidNames(step).map(({ label, fact }): RuleAnswer => {
    const owner = nameOwnerFact(chainId, label);
    const it = owner === undefined ? undefined : lookUp(view, owner);
    if (owner !== undefined && it !== undefined && unanswered(it)) return missing(owner, it);
    if (owner !== undefined && it?.s === 'known' && it.v.kind === 'address') {
      if (isOurs(view, step, it.v.address, 'position')) return clear(owner);
      return fired(step, [fact, owner], { id: 'account.notYours.says', args: { name: fact, owner } });
    }
    if (lasts !== undefined && lasts <= short) return clear(fact);
    return fired(step, [fact], { id: 'account.notYours.saysUnknown', args: { name: fact } });
  });
}

/** A word names nobody who could be asked for. */
function others(step: Step): readonly RuleAnswer[] {
  if (!hasRole(step, 'thing')) return [];
  return purposeWordsOf(step).flatMap(({ role, holds, fact }) =>
    role === 'thing' && holds !== 'text'
      ? [fired(step, [fact], { id: 'account.notYours.saysUnknown', args: { name: fact } })]
      : [],
  );
}

function fired(
  step: Step,
  facts: readonly FactId[],
  says: Extract<RuleAnswer, { outcome: 'fired' }>['says'],
): RuleAnswer {
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts,
    says,
    why: { id: 'account.notYours.why', args: {} },
    remedy: { id: 'account.notYours.remedy', args: {} },
  };
}

function lastsFor({ args }: Step): bigint | undefined {
  const value = args.find(({ name }) => name === 'duration')?.value;
  return value?.kind === 'integer' ? value.value : undefined;
}

const short = 2n * 366n * 86_400n;
