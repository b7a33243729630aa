import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';

/** Swaps on Uniswap V2's router. Amounts in the smallest units, `deadline` in seconds since the epoch. */
export function swapTokens(
  it: Readonly<{ amount: bigint; least: bigint; path: readonly Address[]; to: Address; deadline: bigint }>,
): Hex {
  const args = [it.amount, it.least, it.path, it.to, it.deadline] as const;
  return encodeFunctionData({ abi, functionName: 'swapExactTokensForTokens', args });
}

/** The ETH that is sold goes along as the value of the call. */
export function swapEther(
  it: Readonly<{ least: bigint; path: readonly Address[]; to: Address; deadline: bigint }>,
): Hex {
  const args = [it.least, it.path, it.to, it.deadline] as const;
  return encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args });
}

const abi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[] amounts)',
]);
