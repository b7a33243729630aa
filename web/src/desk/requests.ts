import type { Incoming } from '@readback/core/model/request.ts';
import { safeTxTypedData } from '@readback/core/request/safe/safeTypedData.ts';
import { execution } from '@readback/core/safe/execution.ts';
import type { Proposal } from '@readback/core/safe/proposal.ts';
import type { Queued } from '@readback/core/safe/queue.ts';
import { executionSignatures } from '@readback/core/safe/queue.ts';
import type { SafeAccount } from '@readback/core/safe/safeAccount.ts';
import { type Address, zeroAddress } from 'viem';
import { formIncoming } from '../inbox/form.ts';

/** The call by which an account has the Safe carry out what enough owners signed. Undefined while owners are missing. */
export function executionIncoming(safe: SafeAccount, queued: Queued, from: Address): Incoming | undefined {
  const signatures = executionSignatures(safe, queued);
  if (signatures === undefined) return undefined;
  const { chainId, address } = safe;
  const call = execution(address, queued.proposal.request.body.tx, signatures);
  return formIncoming(
    { kind: 'transaction', chainId, from, call, set: {} },
    `to: ${address}\ndata: ${call.data}\nchain: ${chainId}`,
  );
}

/** An empty transaction of the Safe with the same nonce: once it is executed, nothing else with that nonce can be. */
export function replacementIncoming({ chainId, address, version }: SafeAccount, nonce: bigint): Incoming {
  const none = { value: 0n, data: '0x', operation: 0, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n } as const;
  const tx = { ...none, to: address, gasToken: zeroAddress, refundReceiver: zeroAddress, nonce };
  const body = { kind: 'safeTransaction', chainId, safe: address, version, tx } as const;
  return formIncoming(body, safeTxTypedData(body).json);
}

/** A transaction that others proposed, to be read back and signed here. */
export function reviewIncoming({ request }: Proposal): Incoming {
  return { request, origin: { via: 'paste' }, receivedAt: Date.now() };
}
