import { factOfTrade } from '../../model/factIds.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { planSumOf } from '../../actions/swaps/planTrade.ts';
import type { Asset, Facts } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';

/** What the sides of the trades of whole plans add up to: `step.<id>.trade.give` and `.get`. */
export function tradeFacts(steps: readonly Step[], chainId: number | undefined): Facts {
  if (chainId === undefined) return {};
  const sides = everyStep(steps).flatMap((step) =>
    (['give', 'get'] as const).flatMap((side) => {
      const sum = planSumOf(step, side);
      return sum === undefined ? [] : [{ id: factOfTrade(step.id, side), sum }];
    }),
  );
  return Object.fromEntries(
    sides.map(({ id, sum: { token, raw, from } }) => {
      const asset: Asset =
        token === undefined ? { kind: 'native', chainId } : { kind: 'token', chainId, address: token };
      return [id, { id, value: known({ kind: 'amount', raw, asset }), from: [{ by: 'derived', from }] }];
    }),
  );
}
