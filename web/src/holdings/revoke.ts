import { type TokenSpender, permit2Address } from '@readback/core/balances/allowances.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { formIncoming } from '../inbox/form.ts';

/**
 * The request that takes a permission back: `approve(spender, 0)`, `setApprovalForAll(operator, false)`, or `lockdown`
 * of Permit2 for one token and spender. It is read back like any other before a wallet sees it.
 */
export function revokeIncoming(
  pair: TokenSpender,
  { chainId, account }: { chainId: number; account: Address },
): Incoming {
  const { to, data } = revokeCall(pair);
  return formIncoming(
    { kind: 'transaction', chainId, from: account, call: { to, value: 0n, data }, set: {} },
    `to: ${to}\ndata: ${data}\nchain: ${chainId}`,
  );
}

/**
 * The request that takes several back at once, call by call: a batch (EIP-5792) in which one that fails leaves the
 * others. What Permit2 keeps is taken back by one call.
 */
export function revokeAllIncoming(
  pairs: readonly TokenSpender[],
  { chainId, account }: { chainId: number; account: Address },
): Incoming {
  const kept = pairs.filter(({ kind }) => kind === 'permit2');
  const calls = [
    ...pairs.filter(({ kind }) => kind !== 'permit2').map(revokeCall),
    ...(kept.length > 0 ? [lockdown(kept)] : []),
  ];
  return formIncoming(
    {
      kind: 'calls',
      chainId,
      from: account,
      atomic: false,
      calls: calls.map((call) => ({ ...call, value: 0n })),
    },
    calls.map(({ to, data }) => `to: ${to}\ndata: ${data}\nchain: ${chainId}`).join('\n\n'),
  );
}

function lockdown(pairs: readonly TokenSpender[]): { to: Address; data: Hex } {
  const of = pairs.map(({ token, spender }) => ({ token, spender }));
  return { to: permit2Address, data: encodeFunctionData({ abi, functionName: 'lockdown', args: [of] }) };
}

function revokeCall({ kind, token, spender }: TokenSpender): { to: Address; data: Hex } {
  switch (kind) {
    case 'erc20':
      return { to: token, data: encodeFunctionData({ abi, functionName: 'approve', args: [spender, 0n] }) };
    case 'operator':
      return {
        to: token,
        data: encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [spender, false] }),
      };
    case 'permit2':
      return lockdown([{ kind, token, spender }]);
  }
}

const abi = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function setApprovalForAll(address operator, bool approved)',
  'struct TokenSpenderPair { address token; address spender; }',
  'function lockdown(TokenSpenderPair[] approvals)',
]);
