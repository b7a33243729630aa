/** The questions that are put to a token, and what its answers are read as. */
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { interfaceIds, selectors } from '../world/selectors.ts';
import { solidity } from '../world/solidity.ts';
import { type Known, known } from '../model/known.ts';
import type { BatchedRead } from './multicall.ts';

export function balanceOf(to: Address, account: Address): BatchedRead {
  return { to, data: encodeFunctionData({ abi, functionName: 'balanceOf', args: [account] }) };
}

export function asNumber(it: Known<bigint>): Known<number> {
  return it.s === 'known' ? known(Number(it.v)) : it;
}

const abi = parseAbi([solidity.balanceOf, solidity.supportsInterface]);

const supports = (id: Hex) => encodeFunctionData({ abi, functionName: 'supportsInterface', args: [id] });

/** Calldata of symbol(), name(), decimals(), totalSupply(), and supportsInterface of ERC-721 and ERC-1155. */
export const tokenCall = {
  symbol: selectors.symbol,
  name: selectors.name,
  decimals: selectors.decimals,
  supply: selectors.totalSupply,
  erc721: supports(interfaceIds.erc721),
  erc1155: supports(interfaceIds.erc1155),
} as const;
