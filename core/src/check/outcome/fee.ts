import { valueOf } from '../../model/known.ts';
import { changesIn } from '../../ledger/book.ts';
import { isAbsurdTip } from '../../model/preferences.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import { leastFee, surePrice } from '../../request/leastGas.ts';
import type { FactId } from '../../model/fact.ts';
import type { Body } from '../../model/request.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { isMoreThan } from '../../actions/payments/shares.ts';
import { unanswered } from '../../model/unanswered.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';

/** A network fee that is out of all proportion. */
export const feeRules: readonly Rule[] = [
  {
    id: 'outcome.fee',
    severity: 'caution',
    needs: ['fee.expected'],
    readsSteps: false,
    run: fee,
  },
];

type Transaction = Extract<Body, { kind: 'transaction' }>;

function fee(view: Evidence): readonly RuleAnswer[] {
  const body = view.incoming.request.body;
  if (body.kind !== 'transaction') return [];
  const effects = view.effects;
  const { set } = body;
  if (effects.s !== 'known') return fromFields(view, body) ?? [missing('effects', effects)];
  const byUser = set.gasPrice ?? set.maxPriorityFeePerGas;
  const tip = set.gasPrice === undefined ? byUser : set.gasPrice - effects.v.block.baseFeePerGas;
  const thresholds = thresholdsOf(view);
  const { feePercent } = thresholds;
  const absurd = tip !== undefined && isAbsurdTip(tip, effects.v.block.baseFeePerGas, thresholds);
  const read = lookUp(view, 'fee.expected');
  const expected = valueOf(read);
  const moved = body.call.value;
  const alone = changesIn(effects.v).every(({ line }) => line.asset?.kind === 'native');
  const large =
    alone && moved > 0n && expected?.kind === 'amount' && isMoreThan(expected.raw, feePercent, moved);
  if (!absurd && !large) {
    if (alone && moved > 0n && unanswered(read)) return [missing('fee.expected', read)];
    return [expected === undefined ? clear('effects') : clear('fee.expected')];
  }
  const how = absurd ? 'price' : 'share';
  return [fired(how, byUser === undefined ? 'note' : 'caution', 'fee.expected', feePercent)];
}

/** What the fields of the request prove by themselves: what it pays at least, whatever the network asks. */
function fromFields(view: Evidence, body: Transaction): readonly RuleAnswer[] | undefined {
  const [least, price] = [leastFee(body), surePrice(body.set)];
  if (least === undefined || price === undefined || view.incoming.mined !== undefined) return undefined;
  const { feePercent, priorityFeeGwei } = thresholdsOf(view);
  const { value } = body.call;
  // Without the network's own price only what was never asked for anywhere is out of proportion.
  const absurd = isAbsurdTip(price, 0n, { priorityFeeGwei: priorityFeeGwei * 10 });
  const large = value > 0n && isMoreThan(least, feePercent, value);
  if (!absurd && !large) return undefined;
  return [fired(absurd ? 'least' : 'leastShare', 'caution', 'request.feeLeast', feePercent)];
}

function fired(
  how: 'price' | 'share' | 'least' | 'leastShare',
  severity: 'caution' | 'note',
  fee: FactId,
  percent: number,
): RuleAnswer {
  return {
    outcome: 'fired',
    severity,
    facts: [fee],
    says: { id: 'outcome.fee.says', args: { how, fee, percent } },
    why: { id: 'outcome.fee.why', args: {} },
    remedy: { id: 'outcome.fee.remedy', args: {} },
  };
}
