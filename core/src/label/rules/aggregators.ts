import { type AggregatorSwap, aggregatorSwaps } from '../../actions/swaps/aggregatorSwaps.ts';
import { currency, type MeaningRule, type MeaningTable, nested } from '../../decode/meaningRule.ts';

/** Both sides of each swap are of the tokens that it names; addresses may be packed into numbers. */
function rulesOf({ sells, amount, buys, least, to }: AggregatorSwap): readonly MeaningRule[] {
  return [
    ...(sells === undefined ? [] : [packed(sells)]),
    ...(to === undefined ? [] : [packed(to)]),
    ...(sells === undefined || amount === undefined ? [] : [currency(amount, sells)]),
    ...(buys === undefined ? [] : [currency(least, buys)]),
  ];
}

const packed = (at: readonly number[]): MeaningRule => ({ as: 'packed', at });

/** Aggregators and markets. */
export const aggregators: MeaningTable = {
  ...Object.fromEntries(Object.entries(aggregatorSwaps).map(([key, row]) => [key, rulesOf(row)])),
  'execute((address,address,uint256),bytes[],bytes32)': [currency([0, 2], [0, 1]), nested(1, '*')],
  'exec(address,address,uint256,address,bytes)': [currency([2], [1]), nested(4)],
  'permitAndCall(bytes,bytes)': [nested(0), nested(1)],
  'swapExactAmountInOnBalancerV2((uint256,uint256,uint256,bytes32,uint256),uint256,bytes,bytes)': [
    packed([0, 4]),
  ],
  'swapExactAmountOutOnBalancerV2((uint256,uint256,uint256,bytes32,uint256),uint256,bytes,bytes)': [
    packed([0, 4]),
  ],
};
