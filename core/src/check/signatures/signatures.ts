import { factOfStep } from '../../model/factIds.ts';
import { neverEnds } from '../../actions/approvals/neverEnds.ts';
import { plainAccount } from '../approvals/approvals.ts';
import { ownGrants } from '../../evidence/spending/ownGrants.ts';
import { savedName } from '../../evidence/book.ts';
import type { Grant } from '../../actions/approvals/grants.ts';
import { isUnlimitedGrant } from '../../evidence/spending/noLimit.ts';
import { actingAccounts, comesBack, isActing, ownAccounts } from '../../evidence/accounts.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { type Rule, stopUnlessKnown } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { argAt, everyStep } from '../../actions/steps/stepTree.ts';
import { namedAccounts } from '../../actions/purpose/namedAccounts.ts';
import { anyChain, notSigned, otherOwner } from './typedAnswers.ts';
import { typedMeaning } from '../../decode/typed/all.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { accountKey } from '../../text/accountKey.ts';

/** Rules on typed data that lets others act: nothing happens when it is signed, everything when it is used. */
export const signatures: readonly Rule[] = [
  {
    id: 'signatures.plainAccount',
    severity: 'stop',
    needs: ['step.<s>.arg.spender', 'account.<a>.code'],
    readsSteps: true,
    run: (view) =>
      eachSpender(ownGrants(view, true)).map((grant) => plainAccount(view, grant, 'signatures.plainAccount')),
  },
  {
    id: 'signatures.noLimit',
    severity: 'stop',
    needs: ['step.<s>.arg.value'],
    readsSteps: true,
    run: noLimit,
  },
  {
    id: 'signatures.transfer',
    severity: 'caution',
    needs: ['step.<s>.arg.to'],
    readsSteps: true,
    run: signedTransfer,
  },
  {
    id: 'signatures.otherOwner',
    severity: 'caution',
    needs: ['step.<s>.arg.owner'],
    readsSteps: true,
    run: (view) => (isTyped(view) ? otherOwner(view) : []),
  },
  {
    id: 'signatures.anyChain',
    severity: 'caution',
    needs: ['request.chain'],
    readsSteps: true,
    run: (view) =>
      isTyped(view) || view.incoming.request.body.kind === 'userOperation' ? anyChain(view) : [],
  },
  {
    id: 'signatures.notSigned',
    severity: 'caution',
    needs: ['request.json'],
    readsSteps: false,
    run: (view) => (isTyped(view) ? notSigned(view) : []),
  },
];

/** One grant of each that names the same spender: of several tokens, who gets them is said once. */
function eachSpender(grants: readonly Grant[]): readonly Grant[] {
  return grants.filter(
    (it, at) => grants.findIndex(({ spenderFact }) => spenderFact === it.spenderFact) === at,
  );
}

function noLimit(view: Evidence): readonly RuleAnswer[] {
  const grants = ownGrants(view, true);
  const open = grants.filter((grant) => isUnlimitedGrant(view, grant));
  const severity = new Set(open.map((grant) => grant.token?.toLowerCase())).size > 1 ? 'stop' : 'caution';
  return grants.map((grant) =>
    open.includes(grant)
      ? {
          outcome: 'fired',
          ...(severity === 'stop' ? stopUnlessKnown(view, grant.spender) : { severity }),
          step: grant.step.id,
          facts: [grant.spenderFact, ...(grant.amount === undefined ? [] : [grant.amount.fact])],
          says: grant.noLimit
            ? {
                id: 'signatures.noLimit.says',
                args: {
                  spender: grant.spenderFact,
                  token: grant.tokenFact ?? factOfStep(grant.step.id, 'to'),
                },
              }
            : { id: 'signatures.noLimit.saysSupply', args: { spender: grant.spenderFact } },
          why: {
            id:
              severity === 'stop'
                ? 'signatures.noLimit.whyAll'
                : neverEnds(grant.until)
                  ? 'signatures.noLimit.whyNever'
                  : 'signatures.noLimit.why',
            args: {},
          },
          remedy: severity === 'stop' ? 'reject' : { id: 'signatures.noLimit.remedy', args: {} },
        }
      : clear(grant.spenderFact),
  );
}

function signedTransfer(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const own = ownAccounts(view);
  const paid = everyStep(view.steps)
    .flatMap(paymentsOf)
    .filter((it) => it.signed && isActing(it.by, acting) && !comesBack(it.to, it.by, own))
    .map((it) => toOther(it.step, it.toFact, it.amountFact, savedName(view, it.to)));
  return [...paid, ...sent(view, own)];
}

/** What an exchange moves on a signature: the receiver is a text. */
function sent(view: Evidence, own: ReadonlySet<string>): readonly RuleAnswer[] {
  if (view.incoming.request.body.kind !== 'typedData') return [];
  return view.steps.flatMap((step): readonly RuleAnswer[] => {
    const meaning = typedMeaning(step);
    if (meaning?.kind !== 'send') return [];
    const [to, amount] = [argAt(step, ...meaning.to), argAt(step, ...meaning.amount)];
    if (to === undefined || amount === undefined) return [];
    const whose = namedAccounts(to.value);
    const isKnown = whose.every(
      ({ address }) => address !== undefined && (own.has(accountKey(address)) || savedName(view, address)),
    );
    return [toOther(step, to.fact, amount.fact, whose.length > 0 && isKnown)];
  });
}

function toOther(step: Step, to: FactId, amount: FactId, isSaved: boolean): RuleAnswer {
  if (isSaved) return clear(to);
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [to, amount],
    says: { id: 'signatures.transfer.says', args: { to } },
    why: { id: 'signatures.transfer.why', args: {} },
    remedy: { id: 'remedy.checkPayee', args: {} },
  };
}

function isTyped(view: Evidence): boolean {
  return view.incoming.request.body.kind === 'typedData';
}
