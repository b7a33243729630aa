import { type Address, decodeFunctionData, parseAbi } from 'viem';
import { solidity } from '../world/solidity.ts';
import type { NetworkFields } from '../model/request.ts';

/**
 * What the input for zkSync's paymaster lets it take: an account approves it for at least that much of a token
 * (`approvalBased` of IPaymasterFlow). Undefined for an input of another kind.
 */
export function paymasterAsks(
  fields: NetworkFields | undefined,
): Readonly<{ token: Address; least: bigint }> | undefined {
  const data = fields?.paymasterInput;
  if (data === undefined) return undefined;
  try {
    const [token, least] = decodeFunctionData({ abi, data }).args;
    return { token, least };
  } catch {
    return undefined;
  }
}

const abi = parseAbi([solidity.approvalBased]);
