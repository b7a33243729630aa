import type { Address } from 'viem';
import { functionAbi } from '../codec/functionAbi.ts';
import { valuesIn } from '../codec/valuesIn.ts';
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
  if (data === undefined || approval === undefined) return undefined;
  if (data.slice(0, 10).toLowerCase() !== approval.selector) return undefined;
  const [token, least] = valuesIn(approval, data, 4) ?? [];
  if (token?.kind !== 'address' || least?.kind !== 'integer') return undefined;
  return { token: token.address, least: least.value };
}

const approval = functionAbi(solidity.approvalBased);
