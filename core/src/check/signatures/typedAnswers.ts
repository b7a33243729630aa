import { factOfStep } from '../../model/factIds.ts';
import { same } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { unsignedFields } from '../../request/typedData/readTypedData.ts';
import { ownGrants } from '../../evidence/spending/ownGrants.ts';
import { grantsOf } from '../../actions/approvals/grants.ts';
import { offersOf } from '../../actions/offers/offers.ts';
import { signerOf } from '../../evidence/accounts.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { addressAt, everyStep } from '../../actions/steps/stepTree.ts';

/** That typed data moves what is of someone else than its signer. */
export function otherOwner(view: Evidence): readonly RuleAnswer[] {
  const signer = signerOf(view);
  if (signer === undefined) return [];
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

/** That a signature counts on every network. */
export function anyChain(view: Evidence): readonly RuleAnswer[] {
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

/** That the JSON of typed data has fields which are not signed. */
export function notSigned(view: Evidence): readonly RuleAnswer[] {
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
