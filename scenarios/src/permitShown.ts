import { type Address, encodeFunctionData, type Hex, parseAbi, parseSignature } from 'viem';
import type { OthersCall } from './scenario.ts';

/** Whoever holds a signed permit (ERC-2612) shows it to the token. */
export function permitShown(
  token: Address,
  it: Readonly<{ owner: Address; spender: Address; value: bigint; deadline: bigint }>,
  { from, signature }: Readonly<{ from: Address; signature: Hex }>,
): OthersCall {
  const { r, s, yParity } = parseSignature(signature);
  const args = [it.owner, it.spender, it.value, it.deadline, 27 + yParity, r, s] as const;
  return { from, to: token, data: encodeFunctionData({ abi, args }) };
}

const abi = parseAbi([
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
]);
