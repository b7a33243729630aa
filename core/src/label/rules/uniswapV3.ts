import { amountRule, type MeaningTable } from '../../decode/meaningRule.ts';

/** What a router like those of Uniswap V3 wraps or takes in before its swaps. */
export const uniswapV3Rules: MeaningTable = {
  'wrapETH(uint256)': [amountRule([0], 'native')],
  'pull(address,uint256)': [amountRule([1], [0])],
};
