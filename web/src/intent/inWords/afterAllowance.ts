import type { Body, Incoming } from '@readback/core/model/request.ts';
import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem';
import type { Network } from '../../data/networks/parseConfig.ts';
import { transactionOf } from '../../forms/composed.ts';
import { takesBatch } from '../../holdings/takesBatch.ts';
import { formIncoming } from '../../inbox/form.ts';

type Call = Readonly<{ to: Address; value: bigint; data: Hex }>;

/**
 * The request for Review: what was said, alone or in one batch with the allowance that it needs; or, where the wallet takes one
 * call at a time, that allowance, after which it is asked for again. `isWhole` says which.
 */
export type Made = Readonly<{ incoming: Incoming; isWhole: boolean }>;

/** What a call needs first: that its contract may take exactly so much of a token. `allowed`: how much it may already. */
export type Needed = Readonly<{ token: Address; amount: bigint; allowed: bigint }>;

/** The request that makes a call, or what it needs before it. */
export async function afterAllowance(
  call: Call,
  needed: Needed | undefined,
  { network, account }: Readonly<{ network: Network; account: Address }>,
): Promise<Made> {
  const { chainId } = network;
  const one = (it: Call) => formIncoming(transactionOf({ network, account }, it), typedAs([it], chainId));
  if (needed === undefined || needed.allowed >= needed.amount) return { incoming: one(call), isWhole: true };
  const { token, amount } = needed;
  const allows = allowanceFor(token, call.to, amount);
  const both: Body = { kind: 'calls', chainId, from: account, atomic: true, calls: [allows, call] };
  const batch = formIncoming(both, typedAs([allows, call], chainId));
  if (await takesBatch(batch, account)) return { incoming: batch, isWhole: true };
  // What is meant by the first of two requests: exactly what the second one takes.
  const intent = {
    account,
    chainId,
    said: '',
    quotes: [],
    clauses: [
      {
        kind: 'allow',
        spender: { address: call.to },
        asset: { kind: 'token', chainId, address: token },
        upTo: amount,
      },
    ],
    saidAt: Date.now(),
  } as const;
  return { incoming: { ...one(allows), intent }, isWhole: false };
}

/** The allowance that a call needs: of exactly what is paid. */
export function allowanceFor(token: Address, spender: Address, amount: bigint): Call {
  return {
    to: token,
    value: 0n,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
  };
}

function typedAs(calls: readonly Call[], chainId: number): string {
  return calls
    .map(({ to, value, data }) =>
      [`to: ${to}`, ...(value > 0n ? [`value: ${value}`] : []), `data: ${data}`, `chain: ${chainId}`].join(
        '\n',
      ),
    )
    .join('\n\n');
}
