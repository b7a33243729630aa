import { operationFeesOf } from '@readback/core/actions/payments/operationFees.ts';
import { everyStep } from '@readback/core/actions/steps/stepTree.ts';
import { ownAccounts } from '@readback/core/evidence/accounts.ts';
import type { Evidence } from '@readback/core/evidence/evidence.ts';
import { refundOf } from '@readback/core/label/accounts/refundFacts.ts';
import { zeroAddress } from 'viem';

/**
 * The highest fee that a request itself makes possible, in wei: for its own gas, what the operations in it pay to whoever
 * carries them, and what Safes in it pay back. Without a price of its own the signer sets it, and it is not counted.
 * `unknown` where it cannot be told, `token` where it is paid in a token.
 */
export function mostFeeOf(view: Evidence): bigint | 'unknown' | 'token' {
  const own = ownFee(view);
  if (own === 'unknown') return own;
  if (view.stations.decode !== 'done' && view.stations.decode !== 'skipped') return 'unknown';
  let fee = own;
  const accounts = ownAccounts(view);
  for (const step of everyStep(view.steps)) {
    for (const { free, checkGas, callGas, maxFee, paid } of operationFeesOf(step))
      if (paid === undefined || !accounts.has(paid.toLowerCase()))
        fee += (free + checkGas + callGas) * maxFee;
    const refund = refundOf(step);
    if (refund === undefined || accounts.has(refund.receiver.toLowerCase())) continue;
    if (refund.token !== zeroAddress) return 'token';
    fee += refund.gas * refund.price;
  }
  return fee;
}

/** A signer that sets the gas limit stays below twice what the simulation used. */
function ownFee({ incoming, effects }: Evidence): bigint | 'unknown' {
  const { body } = incoming.request;
  if (body.kind !== 'transaction') return 0n;
  const { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas, maxFeePerBlobGas, blobVersionedHashes } =
    body.set;
  const blobs = BigInt(blobVersionedHashes?.length ?? 0) * gasPerBlob * (maxFeePerBlobGas ?? 0n);
  const prices = [gasPrice, maxFeePerGas, maxPriorityFeePerGas].filter((it) => it !== undefined);
  if (prices.length === 0) return blobs;
  const most = gas ?? (effects.s === 'known' ? 2n * effects.v.gasUsed : undefined);
  if (most === undefined) return 'unknown';
  return blobs + most * prices.reduce((one, other) => (one > other ? one : other));
}

/** EIP-4844. */
const gasPerBlob = 131_072n;
