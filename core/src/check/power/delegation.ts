import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { leavesAllOpen } from '../../actions/approvals/delegationCaveats.ts';
import { actingAccounts, isActing, ownAccounts } from '../../evidence/accounts.ts';
import { type Rule, stopUnlessKnown } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { addressAt, everyStep } from '../../actions/steps/stepTree.ts';

/** Rules on delegations (ERC-7710) that a call switches on, where no signature is asked for. */
export const delegation: readonly Rule[] = [
  {
    id: 'power.delegation',
    severity: 'stop',
    needs: ['step.<s>.arg.delegation', 'book'],
    readsSteps: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const own = ownAccounts(view);
  return everyStep(view.steps).flatMap((step): readonly RuleAnswer[] => {
    if (!isKnownAs(step, 'delegate') || !isActing(step.actor, acting)) return [];
    const to = addressAt(step, 0, 0);
    if (to === undefined) return [];
    if (own.has(to.value.toLowerCase())) return [clear(to.fact)];
    const whole = leavesAllOpen(step, [0, 3]);
    return [
      {
        outcome: 'fired',
        ...(whole ? stopUnlessKnown(view, to.value) : { severity: 'caution' }),
        step: step.id,
        facts: [to.fact],
        says: { id: 'power.delegation.says', args: { to: to.fact, how: whole ? 'anything' : 'within' } },
        why: { id: 'power.delegation.why', args: {} },
        remedy: whole ? 'reject' : { id: 'remedy.checkPayee', args: {} },
        ...(whole ? { act: { kind: 'reject' } } : {}),
      },
    ];
  });
}
