import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { SwapSaid } from './swapSaid.ts';

type Call = Readonly<{ to: Address; value: bigint; data: Hex }>;

/** In seconds: how long a swap may wait before the router refuses it. */
const waitsMost = 1_800n;

/**
 * The call that swaps exactly this much for at least that much, to the account itself.
 *
 * @param path of tokens, from what is paid to what arrives; the network's currency is in it as what it is wrapped into
 * @param now in seconds since the epoch
 */
export function swapCall(
  { account, pay, amount, get, least }: SwapSaid,
  { router, path, now }: Readonly<{ router: Address; path: readonly Address[]; now: bigint }>,
): Call {
  const until = now + waitsMost;
  if (pay === 'native') {
    const args = [least, path, account, until] as const;
    return {
      to: router,
      value: amount,
      data: encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args }),
    };
  }
  const functionName = get === 'native' ? 'swapExactTokensForETH' : 'swapExactTokensForTokens';
  const args = [amount, least, path, account, until] as const;
  return { to: router, value: 0n, data: encodeFunctionData({ abi, functionName, args }) };
}

const abi = parseAbi([
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[] amounts)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
]);
