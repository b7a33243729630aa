import type { RouterSwap } from './protocolTable.ts';

type Side = 'native' | 'tokens';

const likeV2 =
  /^swap(?:Exact)?(ETH|Tokens)For(Exact)?(ETH|Tokens)(?:SupportingFeeOnTransferTokens)?\((?:uint256,){1,2}address\[\],address(,uint256)?\)$/;

/** A swap that is named as those of the Uniswap V2 router are, by its canonical signature: forks have more of them. */
export function forkSwapOf(signature: string): RouterSwap | undefined {
  const [name, from, exactOut, to, end] = likeV2.exec(signature) ?? [];
  if (name === undefined) return undefined;
  const sideOf = (it: string | undefined): Side => (it === 'ETH' ? 'native' : 'tokens');
  const exact = exactOut === undefined ? 'in' : 'out';
  // Without a deadline it is a function of the newer router of V3, with its marks.
  return { ...overPath(sideOf(from), sideOf(to), exact), marks: end === undefined ? 'newer' : 'none' };
}

/** Over a path, which is behind the amounts. Native currency that is sold comes along with the call. */
function overPath(sells: Side, buys: Side, exact: RouterSwap['exact']): Omit<RouterSwap, 'marks'> {
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
    means: [],
  };
}
