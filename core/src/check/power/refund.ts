import { factOfStep, factOfArg } from '../../model/factIds.ts';
import { zeroAddress } from 'viem';
import { hasRefund, refundFact, refundOf } from '../../label/accounts/refundFacts.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { savedName } from '../../evidence/book.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';
import { addressAt, everyStep, integerAt } from '../../actions/steps/stepTree.ts';

/** Rules on what a Safe pays to whoever submits its transaction. */
export const refund: readonly Rule[] = [
  {
    id: 'power.refund',
    severity: 'stop',
    needs: ['step.<s>.arg.gasPrice', 'step.<s>.arg.baseGas', 'refund.<s>.most', 'book'],
    readsSteps: true,
    run: (view) => everyStep(view.steps).flatMap((step) => refunded(view, step)),
  },
];

/** No transaction may use more gas (EIP-7825). */
const mostGas = 2n ** 24n;

function refunded(view: Evidence, step: Step): readonly RuleAnswer[] {
  if (!hasRefund(step)) return [];
  const it = refundOf(step);
  const price = integerAt(step, 6);
  if (it === undefined || price === undefined) return [clear(price?.fact ?? factOfStep(step.id, 'fn'))];
  const receiver = addressAt(step, 8);
  const to: FactId = receiver?.fact ?? factOfArg(step.id, 'refundReceiver');
  const anyone = it.receiver === zeroAddress;
  const grave = it.gas > mostGas;
  const known = !anyone && savedName(view, it.receiver);
  const id = refundFact(step.id);
  const most = lookUp(view, id).s === 'known' ? id : undefined;
  const whom = anyone ? 'anyone' : 'named';
  return [
    {
      outcome: 'fired',
      severity: grave ? 'stop' : known ? 'note' : 'caution',
      step: step.id,
      facts: [price.fact, to, ...(most === undefined ? [] : [most])],
      says:
        most === undefined
          ? { id: 'power.refund.says', args: { receiver: to, whom } }
          : { id: 'power.refund.saysMost', args: { most, receiver: to, whom } },
      why: { id: grave ? 'power.refund.whyTooMuch' : 'power.refund.why', args: {} },
      remedy: grave ? 'reject' : { id: 'power.refund.remedy', args: {} },
      ...(grave ? { act: { kind: 'reject' } } : {}),
    },
  ];
}
