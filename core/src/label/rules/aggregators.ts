import { currency, type MeaningRule, type MeaningTable, nested } from '../../decode/meaningRule.ts';
import type { ArgPath } from '../../decode/argPath.ts';
import type { RouterSwap } from '../../decode/protocols/routerTable.ts';
import { payoutOf, routerSwapOf } from '../../decode/protocols/routerUse.ts';

/** What the arguments of a router or aggregator mean, by the canonical signature of its function. */
export function routerRules(signature: string): readonly MeaningRule[] {
  const swap = routerSwapOf(signature);
  if (swap === undefined) return payoutOf(signature)?.means ?? [];
  return swap.means === 'sides' ? rulesOf(swap) : swap.means;
}

/** Both sides of each swap are of the tokens that it names; addresses may be packed into numbers. */
function rulesOf({ sells, amount, buys, least, to }: RouterSwap): readonly MeaningRule[] {
  return [
    ...(sells === 'value' ? [] : [packed(sells)]),
    ...(to === 'caller' ? [] : [packed(to)]),
    ...(sells === 'value' || amount === 'value' ? [] : [currency(amount, sells)]),
    ...(buys === 'unnamed' ? [] : [currency(least, buys)]),
  ];
}

const packed = (at: ArgPath): MeaningRule => ({ as: 'packed', at });

/** Calls of aggregators that carry others. */
export const aggregators: MeaningTable = {
  'execute((address,address,uint256),bytes[],bytes32)': [currency([0, 2], [0, 1]), nested(1, '*')],
  'exec(address,address,uint256,address,bytes)': [currency([2], [1]), nested(4)],
  'permitAndCall(bytes,bytes)': [nested(0), nested(1)],
};
