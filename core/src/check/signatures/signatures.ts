import { factOfStep } from '../../model/factIds.ts';
import { same } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { unsignedFields } from '../../request/typedData/readTypedData.ts';
import { neverEnds } from '../../actions/approvals/neverEnds.ts';
import { plainAccount } from '../approvals/approvals.ts';
import { ownGrants } from '../../evidence/spending/ownGrants.ts';
import { savedName } from '../../evidence/book.ts';
import { grantsOf } from '../../actions/approvals/grants.ts';
import type { Grant } from '../../actions/approvals/grants.ts';
import { isUnlimitedGrant } from '../../evidence/spending/noLimit.ts';
import { offersOf } from '../../actions/offers/offers.ts';
import { actingAccounts, comesBack, isActing, ownAccounts, signerOf } from '../../evidence/accounts.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { type Rule, stopUnlessKnown } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { addressAt, argAt, everyStep } from '../../actions/steps/stepTree.ts';
import { namedAccounts } from '../../actions/purpose/namedAccounts.ts';
import { typedMeaning } from '../../decode/typed/all.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { accountKey } from '../../text/accountKey.ts';

/** Rules on typed data that lets others act: nothing happens when it is signed, everything when it is used. */
export const signatures: readonly Rule[] = [
  {
    id: 'signatures.plainAccount',
    family: 'signatures',
    severity: 'stop',
    needs: ['step.<s>.arg.spender', 'account.<a>.code'],
    readsSteps: true,
    run: (view) =>
      eachSpender(ownGrants(view, true)).map((grant) => plainAccount(view, grant, 'signatures.plainAccount')),
  },
  {
    id: 'signatures.noLimit',
    family: 'signatures',
    severity: 'stop',
    needs: ['step.<s>.arg.value'],
    readsSteps: true,
    run: noLimit,
  },
  {
    id: 'signatures.transfer',
    family: 'signatures',
    severity: 'caution',
    needs: ['step.<s>.arg.to'],
    readsSteps: true,
    run: signedTransfer,
  },
  {
    id: 'signatures.otherOwner',
    family: 'signatures',
    severity: 'caution',
    needs: ['step.<s>.arg.owner'],
    readsSteps: true,
    run: otherOwner,
  },
  {
    id: 'signatures.anyChain',
    family: 'signatures',
    severity: 'caution',
    needs: ['request.chain'],
    readsSteps: true,
    run: anyChain,
  },
  {
    id: 'signatures.notSigned',
    family: 'signatures',
    severity: 'caution',
    needs: ['request.json'],
    readsSteps: false,
    run: notSigned,
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

function otherOwner(view: Evidence): readonly RuleAnswer[] {
  const signer = signerOf(view);
  if (signer === undefined || view.incoming.request.body.kind !== 'typedData') return [];
  return everyStep(view.steps).flatMap((step): readonly RuleAnswer[] => {
    const offers = offersOf(step);
    const moves = grantsOf(step).length + paymentsOf(step).length + offers.length;
    if (step.op !== 'permission' || moves === 0) return [];
    const owner =
      addressAt(step, 'owner') ?? addressAt(step, 'holder') ?? addressAt(step, 'from') ?? offers[0]?.owner;
    if (owner === undefined) return [];
    if (same(owner.value, signer)) return [clear(owner.fact)];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [owner.fact],
        says: { id: 'signatures.otherOwner.says', args: { owner: owner.fact } },
        why: { id: 'signatures.otherOwner.why', args: {} },
        remedy: 'reject',
      },
    ];
  });
}

function anyChain(view: Evidence): readonly RuleAnswer[] {
  const body = view.incoming.request.body;
  if (body.kind === 'userOperation') return replayable(view);
  if (body.kind !== 'typedData') return [];
  const steps = everyStep(view.steps);
  const powers = [...ownGrants(view, true), ...steps.flatMap(paymentsOf), ...steps.flatMap(offersOf)];
  if (powers.length === 0) return [];
  if (body.typed.domain.chainId !== undefined) return [clear('request.chain')];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: [],
      says: { id: 'signatures.anyChain.says', args: {} },
      why: { id: 'signatures.anyChain.why', args: {} },
      remedy: 'reject',
    },
  ];
}

/** An operation of Coinbase Smart Wallet that is signed without a network, to change the account on all of them. */
function replayable(view: Evidence): readonly RuleAnswer[] {
  const found = everyStep(view.steps).find((step) => isKnownAs(step, 'anyChain'));
  if (found === undefined) return [clear('request.chain')];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      step: found.id,
      facts: [factOfStep(found.id, 'fn')],
      says: { id: 'signatures.anyChain.says', args: {} },
      why: { id: 'signatures.anyChain.why', args: {} },
      remedy: { id: 'power.control.remedy', args: {} },
    },
  ];
}

function notSigned(view: Evidence): readonly RuleAnswer[] {
  const body = view.incoming.request.body;
  if (body.kind !== 'typedData') return [];
  const keys = unsignedFields(body.json);
  if (keys === undefined) return [{ outcome: 'unknown', missing: ['request.json'] }];
  if (keys.length === 0) return [clear()];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: ['request.unsigned'],
      says: { id: 'signatures.notSigned.says', args: { count: keys.length, fields: 'request.unsigned' } },
      why: { id: 'signatures.notSigned.why', args: {} },
      remedy: { id: 'signatures.notSigned.remedy', args: {} },
    },
  ];
}
