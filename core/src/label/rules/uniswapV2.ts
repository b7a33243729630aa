import {
  amountRule,
  type AssetAt,
  deadline,
  type MeaningRule,
  type MeaningTable,
} from '../../decode/meaningRule.ts';
import type { ArgPath } from '../../decode/argPath.ts';

/** Sides of a swap: the amount at `at` is of the first or the last token of the path, or of the native currency. */
function swap(
  path: number,
  first: AssetAt | 'start' | 'end',
  second?: AssetAt | 'start' | 'end',
): readonly MeaningRule[] {
  const asset = (side: AssetAt | 'start' | 'end'): AssetAt =>
    side === 'start' ? [path, 0] : side === 'end' ? [path, -1] : side;
  return [
    amountRule([0], asset(first)),
    ...(second === undefined ? [] : [amountRule([1], asset(second))]),
    { as: 'token', at: [path, '*'] },
    deadline(path + 2),
  ];
}

const tokensIn = swap(2, 'start', 'end');
const toNative = swap(2, 'start', 'native');
const fromNative = swap(1, 'end');

function amounts(...pairs: readonly (readonly [number, AssetAt])[]): MeaningRule[] {
  return pairs.map(([at, of]) => amountRule([at], of));
}

const tokenA: ArgPath = [0];
const tokenB: ArgPath = [1];
const removeEth: readonly MeaningRule[] = [...amounts([2, tokenA], [3, 'native']), deadline(5)];
const remove: readonly MeaningRule[] = [...amounts([3, tokenA], [4, tokenB]), deadline(6)];

/** The Uniswap V2 router: amounts are of the ends of the path, or of the tokens of the pair. */
export const uniswapV2Rules: MeaningTable = {
  'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)': tokensIn,
  'swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)':
    tokensIn,
  'swapTokensForExactTokens(uint256,uint256,address[],address,uint256)': swap(2, 'end', 'start'),
  'swapExactTokensForETH(uint256,uint256,address[],address,uint256)': toNative,
  'swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)': toNative,
  'swapTokensForExactETH(uint256,uint256,address[],address,uint256)': swap(2, 'native', 'start'),
  'swapExactETHForTokens(uint256,address[],address,uint256)': fromNative,
  'swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)': fromNative,
  'swapETHForExactTokens(uint256,address[],address,uint256)': fromNative,
  'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)': [
    ...amounts([2, tokenA], [3, tokenB], [4, tokenA], [5, tokenB]),
    deadline(7),
  ],
  'addLiquidityETH(address,uint256,uint256,uint256,address,uint256)': [
    ...amounts([1, tokenA], [2, tokenA], [3, 'native']),
    deadline(5),
  ],
  'removeLiquidity(address,address,uint256,uint256,uint256,address,uint256)': remove,
  'removeLiquidityWithPermit(address,address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)':
    remove,
  'removeLiquidityETH(address,uint256,uint256,uint256,address,uint256)': removeEth,
  'removeLiquidityETHSupportingFeeOnTransferTokens(address,uint256,uint256,uint256,address,uint256)':
    removeEth,
  'removeLiquidityETHWithPermit(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)':
    removeEth,
  'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)':
    removeEth,
};
