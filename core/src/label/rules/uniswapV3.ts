import { amountRule, deadline, type MeaningRule, type MeaningTable } from '../../decode/meaningRule.ts';

const tokens = (...at: readonly number[]): readonly MeaningRule[] =>
  at.map((index) => ({ as: 'token', at: [0, index] }));

/** `first` and `second` amounts of a single swap at `at`, with tokenIn at 0 and tokenOut at 1. */
const single = (at: number, first: 0 | 1, withDeadline: boolean): readonly MeaningRule[] => [
  ...tokens(0, 1),
  amountRule([0, at], [0, first]),
  amountRule([0, at + 1], [0, 1 - first]),
  ...(withDeadline ? [deadline(0, 4)] : []),
];

/** The same over a path, which begins with what the first amount is of. */
const many = (at: number, withDeadline: boolean): readonly MeaningRule[] => [
  { as: 'token', at: [0, 0, '*'] },
  amountRule([0, at], [0, 0, 0]),
  amountRule([0, at + 1], [0, 0, -1]),
  ...(withDeadline ? [deadline(0, 2)] : []),
];

/** The Uniswap V3 routers. */
export const uniswapV3Rules: MeaningTable = {
  'exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))': single(5, 0, true),
  'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))': single(4, 0, false),
  'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))': single(5, 1, true),
  'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))': single(4, 1, false),
  'exactInput((bytes,address,uint256,uint256,uint256))': many(3, true),
  'exactInput((bytes,address,uint256,uint256))': many(2, false),
  'exactOutput((bytes,address,uint256,uint256,uint256))': many(3, true),
  'exactOutput((bytes,address,uint256,uint256))': many(2, false),
  'sweepToken(address,uint256,address)': [amountRule([1], [0])],
  'sweepToken(address,uint256)': [amountRule([1], [0])],
  'unwrapWETH9(uint256,address)': [amountRule([0], 'native')],
  'unwrapWETH9(uint256)': [amountRule([0], 'native')],
  'wrapETH(uint256)': [amountRule([0], 'native')],
  'pull(address,uint256)': [amountRule([1], [0])],
};
