import { isWithin } from '../../ledger/scope.ts';
import { same } from '../../ledger/account.ts';
import { soundsLikeFactory } from '../../decode/abis/soundsLike.ts';
import type { Address } from 'viem';
import { valueOf } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { type ControlRecipient, controlRecipientsOf } from '../../actions/control/controlRecipients.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { codeFact, codeOf, type Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';

/** Rules on power that goes to where no code of a contract stands. */
export const emptyCode: readonly Rule[] = [
  {
    id: 'power.emptyCode',
    severity: 'stop',
    needs: ['step.<s>.fn', 'account.<a>.code', 'effects'],
    readsSteps: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const steps = everyStep(view.steps);
  const makers = steps.filter(makes);
  return steps.flatMap((step): readonly RuleAnswer[] => {
    if (!isActing(step.actor, acting)) return [];
    return controlRecipientsOf(step).map((heir) => said(view, step, heir, makers));
  });
}

function said(
  view: Evidence,
  step: Step,
  { address, fact, as }: ControlRecipient,
  makers: readonly Step[],
): RuleAnswer {
  const about = codeFact(address);
  const code = codeOf(view, address);
  if (code.s !== 'known') return missing(about, code);
  if (code.v.state === 'contract') return clear(fact, about);
  const { effects } = view;
  const isLater = step.runs === 'later' && view.steps.every(({ runs }) => runs !== 'later');
  const born = isLater
    ? 'no'
    : isBorn(
        view,
        address,
        makers.some((maker) => !isWithin(step.id, maker.id)),
      );
  if (born === 'yes') return clear(fact, about, 'effects');
  if (effects.s === 'pending') return missing('effects', effects);
  const grave = born === 'no';
  return {
    outcome: 'fired',
    severity: grave ? 'stop' : 'caution',
    step: step.id,
    facts: [fact, about],
    says: { id: 'power.emptyCode.says', args: { as, target: fact } },
    why: { id: as === 'module' ? 'power.emptyCode.whyModule' : 'power.emptyCode.why', args: {} },
    remedy: grave ? 'reject' : { id: 'power.emptyCode.remedy', args: {} },
    ...(grave ? { act: { kind: 'reject' } } : {}),
  };
}

/** Whether a call may make contracts, as far as its name tells. */
function makes(step: Step): boolean {
  return step.op === 'create' || step.fn === undefined || soundsLikeFactory(step);
}

/**
 * Whether the request itself makes the contract before, as batches do that make a module and enable it. `maybe`: it
 * holds other calls, and no engine told which contracts they make.
 */
function isBorn({ effects }: Evidence, address: Address, mayBe: boolean): 'yes' | 'no' | 'maybe' {
  if (effects.s !== 'known') return mayBe ? 'maybe' : 'no';
  const { lines, calls, status } = effects.v;
  if (status === 'revert') return mayBe ? 'maybe' : 'no';
  const made = lines.some(({ part, who, after }) => {
    const now = valueOf(after);
    return part === 'contract' && same(who, address) && typeof now === 'string' && !/^0x0*$/.test(now);
  });
  const traced = valueOf(calls)?.some(({ op, to, ok }) => op === 'create' && ok && same(to, address));
  if (made || traced === true) return 'yes';
  return traced === undefined && mayBe ? 'maybe' : 'no';
}
