import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem';

/** Calls of an ERC-20 token. Amounts in its smallest unit. */
export function transferCall(to: Address, amount: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
}

export function transferFromCall(from: Address, to: Address, amount: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [from, to, amount] });
}

export function approveCall(spender: Address, amount: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] });
}
