/** How far a proposal to a Safe has come, as Safe tells it, and whether it is the call that was read back. */
import { safeTransactionHashes } from '@readback/core/request/safe/safeTransactionHashes.ts';
import type { Body, SafeTx } from '@readback/core/model/request.ts';
import type { Address, Hex } from 'viem';
import * as v from 'valibot';
import { askSafe } from './ask.ts';
import { safeNow } from './provider.ts';

export type Proposal = Readonly<{
  status: 'waits' | 'ready' | 'done' | 'cancelled' | 'failed' | 'other';
  confirmations: number;
  required: number;
  /** Of the transaction that executed it. */
  txHash: Hex | undefined;
  /** `same`: the proposal hashes to the hash that Safe gave, and holds the very call that was read back. */
  compared: 'same' | 'different' | 'cannotTell';
}>;

const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i));
const address = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i));
const digits = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((it): string => String(it)),
  v.regex(/^\d{1,78}$/),
  v.transform((it): bigint => BigInt(it)),
);

const schema = v.object({
  txStatus: v.string(),
  txHash: v.nullish(hash),
  txData: v.nullish(
    v.object({
      to: v.object({ value: address }),
      value: v.nullish(digits),
      hexData: v.nullish(v.pipe(v.string(), v.regex(/^0x([0-9a-f]{2})*$/i))),
      operation: v.picklist([0, 1]),
    }),
  ),
  detailedExecutionInfo: v.object({
    nonce: digits,
    safeTxGas: digits,
    baseGas: digits,
    gasPrice: digits,
    gasToken: address,
    refundReceiver: v.object({ value: address }),
    confirmations: v.pipe(v.array(v.unknown()), v.maxLength(1_000)),
    confirmationsRequired: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
});

type Details = v.InferOutput<typeof schema>;

/** Asks Safe once. @throws {Error} when it does not answer within 10 seconds, or not readably */
export async function askProposal(safeTxHash: Hex, body: Body): Promise<Proposal> {
  const [answer, { address: safe, chainId, version }] = await Promise.all([
    askSafe('getTxBySafeTxHash', { safeTxHash }, { deadline: 10_000 }),
    safeNow(),
  ]);
  return proposalOf(answer, { safeTxHash, body, safe, chainId, version });
}

export function proposalOf(
  answer: unknown,
  asked: { safeTxHash: Hex; body: Body; safe: Address; chainId: number; version: string | undefined },
): Proposal {
  const details = v.parse(schema, answer);
  const { confirmations, confirmationsRequired } = details.detailedExecutionInfo;
  return {
    status: statuses[details.txStatus] ?? 'other',
    confirmations: confirmations.length,
    required: confirmationsRequired,
    txHash: (details.txHash ?? undefined) as Hex | undefined,
    compared: compare(details, asked),
  };
}

const statuses: Readonly<Record<string, Proposal['status']>> = {
  AWAITING_CONFIRMATIONS: 'waits',
  AWAITING_EXECUTION: 'ready',
  SUCCESS: 'done',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
};

function compare(details: Details, asked: Parameters<typeof proposalOf>[1]): Proposal['compared'] {
  const { body, safe, chainId, version, safeTxHash } = asked;
  const tx = safeTxOf(details);
  if (body.kind !== 'transaction' || !tx || version === undefined || body.chainId !== chainId)
    return 'cannotTell';
  const { digest } = safeTransactionHashes({ kind: 'safeTransaction', chainId, safe, version, tx });
  const { call } = body;
  const same =
    digest.toLowerCase() === safeTxHash.toLowerCase() &&
    tx.operation === 0 &&
    tx.to.toLowerCase() === call.to?.toLowerCase() &&
    tx.value === call.value &&
    tx.data.toLowerCase() === call.data.toLowerCase();
  return same ? 'same' : 'different';
}

function safeTxOf({ txData, detailedExecutionInfo: info }: Details): SafeTx | undefined {
  if (!txData) return undefined;
  const { nonce, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = info;
  return {
    to: txData.to.value as Address,
    value: txData.value ?? 0n,
    data: (txData.hexData ?? '0x') as Hex,
    operation: txData.operation,
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken: gasToken as Address,
    refundReceiver: refundReceiver.value as Address,
    nonce,
  };
}
