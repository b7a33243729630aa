type Path = readonly number[];

/**
 * Where a swap of an aggregator stands among the arguments: what is given and received (`buys` absent: the call
 * does not name it), and who receives. Nobody named, or the zero address, is the caller. `sells` absent: the native
 * currency that comes along.
 */
export type AggregatorSwap = Readonly<{
  sells?: Path;
  amount?: Path;
  buys?: Path;
  least: Path;
  to?: Path;
  exactOut?: true;
}>;

const desc = (at: number, least = 5): AggregatorSwap => ({
  sells: [at, 0],
  amount: [at, least - 1],
  buys: [at, 1],
  least: [at, least],
  to: [at, 3],
});
const velora = (at: number, first = 0): AggregatorSwap => ({
  sells: [at, first],
  amount: [at, first + 2],
  buys: [at, first + 1],
  least: [at, first + 3],
  to: [at, first + 6],
});
const pools = (at: number): AggregatorSwap => ({ sells: [at], amount: [at + 1], least: [at + 2] });
const ether = (at: number): AggregatorSwap => ({ least: [at] });
const data = '(address,address,uint256,uint256,uint256,bytes32,address)';
const uni = '((address,address,uint256,uint256,uint256,bytes32,address,bytes),uint256,bytes)';
const out = { exactOut: true } as const;
const odos: AggregatorSwap = { sells: [0, 0], amount: [0, 1], buys: [0, 3], least: [0, 5], to: [0, 6] };
const odosToken = '(address,uint256,address,address,uint256,uint256,address)';
const kyber = (...at: readonly number[]): AggregatorSwap => ({
  sells: [...at, 0],
  amount: [...at, 7],
  buys: [...at, 1],
  least: [...at, 8],
  to: [...at, 6],
});
const kyberDesc =
  '(address,address,address[],uint256[],address[],uint256[],address,uint256,uint256,uint256,bytes)';
const lifi: AggregatorSwap = { sells: [5, 2], amount: [5, 4], buys: [5, 3], least: [4], to: [3] };
const lifiSwap =
  '(bytes32,string,string,address,uint256,(address,address,address,address,uint256,bytes,bool))';

/** Swaps of 1inch, ParaSwap (Velora), 0x, KyberSwap, Odos, OpenOcean, SushiSwap and LI.FI, by canonical signature. */
export const aggregatorSwaps: Readonly<Record<string, AggregatorSwap>> = {
  'swap(address,(address,address,address,address,uint256,uint256,uint256,bytes),bytes)': desc(1),
  'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes,bytes)': desc(1),
  'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)': desc(1),
  'unoswap(address,uint256,uint256,bytes32[])': pools(0),
  'unoswapWithPermit(address,uint256,uint256,bytes32[],bytes)': pools(0),
  'unoswap(address,uint256,uint256,uint256[])': pools(0),
  'unoswapTo(address,address,uint256,uint256,uint256[])': { ...pools(1), to: [0] },
  'unoswapToWithPermit(address,address,uint256,uint256,uint256[],bytes)': { ...pools(1), to: [0] },
  'unoswap(uint256,uint256,uint256,uint256)': pools(0),
  'unoswap2(uint256,uint256,uint256,uint256,uint256)': pools(0),
  'unoswap3(uint256,uint256,uint256,uint256,uint256,uint256)': pools(0),
  'unoswapTo(uint256,uint256,uint256,uint256,uint256)': { ...pools(1), to: [0] },
  'unoswapTo2(uint256,uint256,uint256,uint256,uint256,uint256)': { ...pools(1), to: [0] },
  'unoswapTo3(uint256,uint256,uint256,uint256,uint256,uint256,uint256)': { ...pools(1), to: [0] },
  'ethUnoswap(uint256,uint256)': ether(0),
  'ethUnoswap2(uint256,uint256,uint256)': ether(0),
  'ethUnoswap3(uint256,uint256,uint256,uint256)': ether(0),
  'ethUnoswapTo(uint256,uint256,uint256)': { ...ether(1), to: [0] },
  'ethUnoswapTo2(uint256,uint256,uint256,uint256)': { ...ether(1), to: [0] },
  'ethUnoswapTo3(uint256,uint256,uint256,uint256,uint256)': { ...ether(1), to: [0] },
  'transformERC20(address,address,uint256,uint256,(uint32,bytes)[])': {
    sells: [0],
    amount: [2],
    buys: [1],
    least: [3],
  },
  [`swap((address,address,bytes,${kyberDesc},bytes))`]: kyber(0, 3),
  [`swapGeneric((address,address,bytes,${kyberDesc},bytes))`]: kyber(0, 3),
  [`swapSimpleMode(address,${kyberDesc},bytes,bytes)`]: kyber(1),
  [`swap(${odosToken},bytes,address,uint32)`]: odos,
  [`swap(${odosToken},bytes,address,(uint64,uint64,address))`]: odos,
  'swap(address,(address,address,address,address,uint256,uint256,uint256,uint256,address,bytes),(uint256,uint256,uint256,bytes)[])':
    desc(1),
  'processRoute(address,uint256,address,uint256,address,bytes)': {
    sells: [0],
    amount: [1],
    buys: [2],
    least: [3],
    to: [4],
  },
  [`swapTokensSingleV3ERC20ToERC20${lifiSwap}`]: lifi,
  [`swapTokensSingleV3ERC20ToNative${lifiSwap}`]: lifi,
  [`swapTokensSingleV3NativeToERC20${lifiSwap}`]: lifi,
  [`swapExactAmountIn(address,${data},uint256,bytes,bytes)`]: velora(1),
  [`swapExactAmountInPro(address,${data},uint256,bytes,bytes)`]: velora(1),
  [`swapExactAmountOut(address,${data},uint256,bytes,bytes)`]: { ...velora(1), ...out },
  [`swapExactAmountOutPro(address,${data},uint256,bytes,bytes)`]: { ...velora(1), ...out },
  [`swapExactAmountInOnUniswapV2${uni}`]: velora(0),
  [`swapExactAmountInOnUniswapV3${uni}`]: velora(0),
  [`swapExactAmountOutOnUniswapV2${uni}`]: { ...velora(0), ...out },
  [`swapExactAmountOutOnUniswapV3${uni}`]: { ...velora(0), ...out },
  'swapExactAmountInOnCurveV1((uint256,uint256,address,address,uint256,uint256,uint256,bytes32,address),uint256,bytes)':
    velora(0, 2),
  'swapExactAmountInOnCurveV2((uint256,uint256,uint256,address,address,address,uint256,uint256,uint256,bytes32,address),uint256,bytes)':
    velora(0, 4),
};
