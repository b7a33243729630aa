import { signingMethods } from '@readback/core/request/wallet/methods.ts';
import * as words from '@readback/phrases/words/web/inbox/waiting.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import type { Ended, Reply } from './waiting.ts';

/** Refused by the user (EIP-1193). */
export const userRejected = 4001;
/** Parameters that make no request (JSON-RPC). */
export const invalidParams = -32_602;
/** No method that a wallet would be asked for here (EIP-1193; JSON-RPC). */
export const unsupportedMethod = 4200;
export const methodNotFound = -32_601;
/** A capability that the batch cannot do without (EIP-5792). */
export const unsupportedCapability = 5700;
/** The wallet failed (JSON-RPC). */
const internalError = -32_603;

/**
 * What is answered to whoever asked, by what became of the entries of its call: the request itself, and those that took
 * its place after an edit. Undefined while one of them is undecided, or with a wallet. What a wallet gave counts before
 * all else; then a failure; then the rejection. Records from a file answer nothing.
 */
export function replyTo(
  entries: readonly ActivityEntry[],
): Readonly<{ reply: Reply; ended: Ended }> | undefined {
  const own = entries.filter(({ imported }) => imported !== true);
  for (const entry of own) {
    const result = resultOf(entry);
    if (result !== undefined) return { reply: { result }, ended: 'answered' };
  }
  if (own.length === 0 || own.some(({ state }) => state !== 'rejected' && state !== 'failed'))
    return undefined;
  const failed = own.find(({ state, refused }) => state === 'failed' && refused !== true);
  if (!failed)
    return { reply: { error: { code: userRejected, message: words.rejected } }, ended: 'rejected' };
  return { reply: { error: { code: internalError, message: words.failed } }, ended: 'failed' };
}

/** What the wallet gave, in the shape that the method of the call gives (EIP-5792 for a batch). */
function resultOf({ state, call, signature, hash, batch, safeTxHash }: ActivityEntry): unknown {
  if (state === 'signed') return signature;
  if (state !== 'sent') return undefined;
  if (call?.method === signingMethods.calls) {
    const id = batch ?? hash ?? safeTxHash;
    return id === undefined ? undefined : { id };
  }
  return hash ?? safeTxHash;
}
