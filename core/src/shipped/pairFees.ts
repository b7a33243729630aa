/**
 * What each pair on the way takes of what is sold, in millionths, by the first word of the name of a router that ships: it is
 * written in the code of the router, and in that of the pairs. From UniswapV2Library.sol of each.
 */
export function pairFeeOf(router: string): bigint | undefined {
  return fees.get(router.split(' ')[0] ?? '');
}

const fees: ReadonlyMap<string, bigint> = new Map([
  ['Uniswap', 3_000n],
  ['SushiSwap', 3_000n],
  ['PancakeSwap', 2_500n],
]);
