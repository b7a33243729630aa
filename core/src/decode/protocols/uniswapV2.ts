import { amountRule, type AssetAt, deadline, type MeaningRule } from '../meaningRule.ts';
import type { FunctionUse, ProtocolTable, RouterSwap } from './protocolTable.ts';

type Side = 'native' | 'tokens';
type Exact = RouterSwap['exact'];

/** Over a path, which is behind the amounts. Native currency that is sold comes along with the call. */
const overPath = (sells: Side, buys: Side, exact: Exact) => {
  const path = sells === 'native' ? 1 : 2;
  return {
    sells: sells === 'native' ? 'value' : [path, 0],
    amount: sells === 'native' ? 'value' : [exact === 'in' ? 0 : 1],
    buys: buys === 'native' ? 'native' : [path, -1],
    least: [sells === 'native' || exact === 'out' ? 0 : 1],
    to: [path + 1],
    exact,
    kept: 'factory',
    native: 'never',
    path: 'none',
    change: 'back',
  } as const satisfies Partial<RouterSwap>;
};

const swap = (sells: Side, buys: Side, exact: Exact): FunctionUse => {
  const it = overPath(sells, buys, exact);
  const [to] = it.to;
  const sold: readonly MeaningRule[] = it.amount === 'value' ? [] : [amountRule(it.amount, [to - 1, 0])];
  const bought = amountRule(it.least, it.buys);
  const means: readonly MeaningRule[] = [
    ...(exact === 'in' ? [...sold, bought] : [bought, ...sold]),
    { as: 'token', at: [to - 1, '*'] },
    deadline(to + 1),
  ];
  return { swap: { ...it, marks: 'none', means } };
};

/** Without a deadline it is a function of the newer router of V3, with its marks. */
export const swapAtNewer = (sells: Side, buys: Side, exact: Exact): RouterSwap => ({
  ...overPath(sells, buys, exact),
  marks: 'newer',
  means: [],
});

const likeV2 =
  /^swap(?:Exact)?(ETH|Tokens)For(Exact)?(ETH|Tokens)(?:SupportingFeeOnTransferTokens)?\((?:uint256,){1,2}address\[\],address(,uint256)?\)$/;

/** A swap that is named as those of this router are, by its canonical signature: forks have more of them. */
export function forkSwapOf(signature: string): RouterSwap | undefined {
  const [name, from, exactOut, to, end] = likeV2.exec(signature) ?? [];
  if (name === undefined) return undefined;
  const sideOf = (it: string | undefined): Side => (it === 'ETH' ? 'native' : 'tokens');
  const it = swapAtNewer(sideOf(from), sideOf(to), exactOut === undefined ? 'in' : 'out');
  return end === undefined ? it : { ...it, marks: 'none' };
}

/** Of liquidity, the amounts are of the tokens of the pair, and a deadline is behind the receiver. */
const liquidity = (to: number, ...amounts: readonly (readonly [at: number, of: AssetAt])[]): FunctionUse => ({
  pays: {
    to: [to],
    marks: 'none',
    minimum: 'none',
    means: [...amounts.map(([at, of]) => amountRule([at], of)), deadline(to + 1)],
  },
});

const remove = liquidity(5, [3, [0]], [4, [1]]);
const removeEth = liquidity(4, [2, [0]], [3, 'native']);

/** All functions of the Uniswap V2 router (Router02) that change state. */
export const uniswapV2: ProtocolTable = {
  source: 'Uniswap V2',
  functions: [
    [
      '0xe8e33700',
      'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
      { act: 'into', roles: { tokenA: 'token', tokenB: 'token', to: 'owner' } },
      liquidity(6, [2, [0]], [3, [1]], [4, [0]], [5, [1]]),
    ],
    [
      '0xf305d719',
      'addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
      { act: 'into', roles: { token: 'token', to: 'owner' } },
      liquidity(4, [1, [0]], [2, [0]], [3, 'native']),
    ],
    [
      '0xbaa2abde',
      'removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
      { act: 'outOf', roles: { tokenA: 'token', tokenB: 'token', to: 'receiver' } },
      remove,
    ],
    [
      '0x02751cec',
      'removeLiquidityETH(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
      { act: 'outOf', roles: { token: 'token', to: 'receiver' } },
      removeEth,
    ],
    [
      '0xaf2979eb',
      'removeLiquidityETHSupportingFeeOnTransferTokens(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
      { act: 'outOf', roles: { token: 'token', to: 'receiver' } },
      removeEth,
    ],
    [
      '0xded9382a',
      'removeLiquidityETHWithPermit(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline, bool approveMax, uint8 v, bytes32 r, bytes32 s)',
      { act: 'outOf', roles: { token: 'token', to: 'receiver', r: 'data', s: 'data' } },
      removeEth,
    ],
    [
      '0x5b0d5984',
      'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline, bool approveMax, uint8 v, bytes32 r, bytes32 s)',
      { act: 'outOf', roles: { token: 'token', to: 'receiver', r: 'data', s: 'data' } },
      removeEth,
    ],
    [
      '0x2195995c',
      'removeLiquidityWithPermit(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline, bool approveMax, uint8 v, bytes32 r, bytes32 s)',
      { act: 'outOf', roles: { tokenA: 'token', tokenB: 'token', to: 'receiver', r: 'data', s: 'data' } },
      remove,
    ],
    [
      '0xfb3bdb41',
      'swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
      swap('native', 'tokens', 'out'),
    ],
    [
      '0x7ff36ab5',
      'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
      swap('native', 'tokens', 'in'),
    ],
    [
      '0xb6f9de95',
      'swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
      swap('native', 'tokens', 'in'),
    ],
    [
      '0x18cbafe5',
      'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
      swap('tokens', 'native', 'in'),
    ],
    [
      '0x791ac947',
      'swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
      swap('tokens', 'native', 'in'),
    ],
    [
      '0x38ed1739',
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
      swap('tokens', 'tokens', 'in'),
    ],
    [
      '0x5c11d795',
      'swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
      swap('tokens', 'tokens', 'in'),
    ],
    [
      '0x4a25d94a',
      'swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
      swap('tokens', 'native', 'out'),
    ],
    [
      '0x8803dbee',
      'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
      swap('tokens', 'tokens', 'out'),
    ],
  ],
};
