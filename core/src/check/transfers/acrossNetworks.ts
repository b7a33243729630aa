import { factOfStep } from '../../model/factIds.ts';
import { isZero } from '../../ledger/account.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { bridgeOf } from '../../decode/protocols/functionUse.ts';
import type { ArgValue, Step } from '../../model/step.ts';
import { packedAddress } from '../../decode/packedAddress.ts';
import { valueOf } from '../../model/known.ts';
import { argsWithRoles } from '../../actions/steps/argRoles.ts';
import { modeledOf, type ModeledStep } from '../../evidence/modeledSteps.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import type { RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { deadlineOf, isStraight } from '../../actions/payments/straightBridges.ts';
import { codeOf, type Evidence } from '../../evidence/evidence.ts';
import { isVouched, mayBeVouched } from '../../evidence/vouched.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';

/** What leaves this network for another one, where no run looks. */
export const acrossNetworksRules: readonly Rule[] = [
  {
    id: 'transfers.acrossNetworks',
    severity: 'caution',
    needs: ['step.<s>.to'],
    readsSteps: true,
    run: leaves,
  },
];

function leaves(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  return everyStep(view.steps).flatMap((step): RuleAnswer[] => {
    if (step.op !== 'call' || step.to === null || !isActing(step.actor, acting)) return [];
    const modeled = modeledOf(view, step);
    const model = modeled?.model.act === 'bridge' ? modeled : undefined;
    if (model === undefined && !namesReceiver(step)) return [];
    const bridge = factOfStep(step.id, 'to');
    const toOwn = model !== undefined && isStraightToOwn(view, model);
    const how = toOwn ? 'Own' : mayBeVouched(view, step.to) ? 'Shipped' : '';
    return [
      {
        outcome: 'fired',
        severity: toOwn ? 'note' : 'caution',
        step: step.id,
        facts: [bridge],
        says: { id: `transfers.acrossNetworks.says${how}`, args: { bridge } },
        why: { id: `transfers.acrossNetworks.why${how}`, args: {} },
        remedy: { id: `transfers.acrossNetworks.remedy${how}`, args: {} },
      },
    ];
  });
}

/** Whether a call is one of a bridge that names who receives there, whoever says what its parts are for. */
function namesReceiver({ fn }: Step): boolean {
  return typeof (bridgeOf(fn)?.to ?? 'caller') !== 'string';
}

/** Whether all of it arrives, by a bridge that someone vouches for, at the very address of whoever hands it in. */
function isStraightToOwn(view: Evidence, { step }: ModeledStep): boolean {
  const { actor, to } = step;
  if (to === null || !isVouched(view, to) || !isStraight(step, requestChain(view))) return false;
  if (isHeldBack(view, step)) return false;
  if (actor === 'unknown' || valueOf(codeOf(view, actor))?.state !== 'none') return false;
  return argsWithRoles(step).every(({ arg, role }) => {
    if (!parties.has(role)) return true;
    const it = receiverIn(arg.value);
    return it === actor.toLowerCase() || (role === 'filler' && isZero(it));
  });
}

/** Of bytes, 20 alone are an account there as well. */
function receiverIn(value: ArgValue): string | undefined {
  if (value.kind === 'bytes' && value.hex.length === 42) return value.hex.toLowerCase();
  return packedAddress(value)?.toLowerCase();
}

/** Whether what nobody carries out comes back only after more than a day, or nobody knows when. */
function isHeldBack(view: Evidence, step: Step): boolean {
  const deadline = deadlineOf(step);
  if (deadline === undefined) return false;
  const now = valueOf(view.now);
  return now === undefined || deadline > now + 86_400n;
}

/** Whoever has one of these roles receives, or decides whether anybody does. */
const parties: ReadonlySet<string> = new Set(['receiver', 'remote', 'owner', 'payer', 'filler', 'fee']);
