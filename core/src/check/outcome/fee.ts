import { valueOf } from '../../model/known.ts';
import { changeOf } from '../../evidence/moves/flows.ts';
import { isAbsurdTip } from '../../model/isAbsurdTip.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { isMoreThan } from '../../actions/payments/shares.ts';
import { unanswered } from '../../evidence/unanswered.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';

/** A network fee that is out of all proportion. */
export const feeRules: readonly Rule[] = [
  {
    id: 'outcome.fee',
    family: 'outcome',
    severity: 'caution',
    needs: ['fee.expected'],
    readsSteps: false,
    run: fee,
  },
];

function fee(view: Evidence): readonly RuleAnswer[] {
  const body = view.incoming.request.body;
  if (body.kind !== 'transaction') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  const { set } = body;
  const byUser = set.gasPrice ?? set.maxPriorityFeePerGas;
  const tip = set.gasPrice === undefined ? byUser : set.gasPrice - effects.v.block.baseFeePerGas;
  const thresholds = thresholdsOf(view);
  const { feePercent } = thresholds;
  const absurd = tip !== undefined && isAbsurdTip(tip, effects.v.block.baseFeePerGas, thresholds);
  const read = lookUp(view, 'fee.expected');
  const expected = valueOf(read);
  const moved = body.call.value;
  const alone = !effects.v.lines.some(
    (line) => line.asset?.kind !== 'native' && changeOf(line) !== undefined,
  );
  const large =
    alone && moved > 0n && expected?.kind === 'amount' && isMoreThan(expected.raw, feePercent, moved);
  if (!absurd && !large) {
    if (alone && moved > 0n && unanswered(read)) return [missing('fee.expected', read)];
    return [expected === undefined ? clear('effects') : clear('fee.expected')];
  }
  return [
    {
      outcome: 'fired',
      severity: byUser === undefined ? 'note' : 'caution',
      facts: ['fee.expected'],
      says: {
        id: 'outcome.fee.says',
        args: { how: absurd ? 'price' : 'share', fee: 'fee.expected', percent: feePercent },
      },
      why: { id: 'outcome.fee.why', args: {} },
      remedy: { id: 'outcome.fee.remedy', args: {} },
    },
  ];
}
