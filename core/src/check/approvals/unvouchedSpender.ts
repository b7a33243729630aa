import { same } from '../../ledger/account.ts';
import { isSafelyKnown, unvouchedSteps } from '../../evidence/purpose/unvouchedSteps.ts';
import { ownGrants } from '../../evidence/spending/ownGrants.ts';
import type { Grant } from '../../actions/approvals/grants.ts';
import { heldShare } from '../../evidence/spending/heldShare.ts';
import { isUnlimitedGrant } from '../../evidence/spending/noLimit.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { codeFact, codeOf, type Evidence } from '../../evidence/evidence.ts';

/** An allowance of any size for a contract that nobody vouches for. */
export const unvouchedSpender: readonly Rule[] = [
  {
    id: 'approvals.unvouched',
    severity: 'caution',
    needs: ['step.<s>.arg.spender', 'account.<a>.code'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => [...ownGrants(view, false), ...ownGrants(view, true)].flatMap((it) => judged(view, it)),
  },
];

function judged(view: Evidence, grant: Grant): readonly RuleAnswer[] {
  const { kind, within, amount, noLimit, step, spender, spenderFact } = grant;
  // Of a whole collection, or of a contract that is called where it may take, other rules speak.
  const isCalled = within === true && step.steps.some(({ to }) => same(to, spender));
  if (kind === 'operator' || isCalled || (amount === undefined && !noLimit)) return [];
  const code = codeOf(view, spender);
  if (code.s !== 'known') return [missing(codeFact(spender), code)];
  if (code.v.state !== 'contract' || isSafelyKnown(view, spender) || isSaid(view, grant))
    return [clear(spenderFact)];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      unlessKnown: spender,
      step: step.id,
      facts: [spenderFact, ...(amount === undefined ? [] : [amount.fact])],
      says:
        amount === undefined || kind === 'item'
          ? { id: 'approvals.unvouched.saysItem', args: { spender: spenderFact } }
          : { id: 'approvals.unvouched.says', args: { spender: spenderFact, amount: amount.fact } },
      why: { id: 'approvals.unvouched.why', args: {} },
      remedy: { id: 'approvals.unvouched.remedy', args: {} },
    },
  ];
}

/** Whether it is said already: by the rules on all that is held, or of a call of the same contract. */
function isSaid(view: Evidence, grant: Grant): boolean {
  if (isUnlimitedGrant(view, grant) || heldShare(view, grant).share === 'all') return true;
  return unvouchedSteps(view).some(({ to }) => same(to, grant.spender));
}
