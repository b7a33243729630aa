import type { Readback } from '@readback/core/model/readback.ts';
import { sendingMethods } from '@readback/core/request/wallet/methods.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/broadcast.ts';
import { type Hex, isHex, keccak256 } from 'viem';
import { activity } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { recorded } from '../data/activity/recorded.ts';
import { reviewPath } from '../data/asking/told.ts';
import { sendRaw } from '../data/asking/sendRaw.ts';
import type { Problem } from './useSigning.ts';

/** Gives what kept the node from taking it. */
export type Broadcast = (entry: ActivityEntry, shown: Readback) => Promise<Problem | undefined>;

/** In characters: more than any block takes. */
const mostRaw = 2_000_000;

/** The bytes of a transaction that came signed in a call; undefined where they are not what was read, to the last byte. */
export function signedBytes({ incoming }: Pick<ActivityEntry, 'incoming'>): Hex | undefined {
  const { body, raw } = incoming.request;
  if (body.kind !== 'transaction' || body.signed === undefined || body.signed.unproven === true)
    return undefined;
  const bytes = raw.length <= mostRaw ? firstParam(raw) : undefined;
  return bytes !== undefined && keccak256(bytes) === body.signed.hash ? bytes : undefined;
}

function firstParam(raw: string): Hex | undefined {
  try {
    const { method, params } = JSON.parse(raw) as { method?: unknown; params?: unknown };
    if (method !== sendingMethods.rawTransaction || !Array.isArray(params) || params.length !== 1)
      return undefined;
    const [bytes]: unknown[] = params;
    return isHex(bytes) ? (bytes.toLowerCase() as Hex) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sends a transaction that came signed to the node of its network. Sending it twice changes nothing: it has one nonce and
 * one hash. Where the node does not take it, the request stays open, and why is the result. Never rejects.
 */
export const broadcast: Broadcast = async (entry, shown) => {
  const { body } = entry.incoming.request;
  const bytes = signedBytes(entry);
  if (bytes === undefined || body.kind !== 'transaction' || body.signed === undefined) return undefined;
  const { hash } = body.signed;
  const answer = await sendRaw({ chainId: body.chainId, bytes }, reviewPath(entry.id));
  const isTaken = answer.s === 'known' && (!('error' in answer.v) || isKnownAlready(answer.v.error.message));
  if (isTaken) {
    const call = { method: sendingMethods.rawTransaction, params: [bytes] };
    activity.update(entry.id, { ...recorded(shown), state: 'sent', hash, call }, 'open');
    return undefined;
  }
  if (answer.s === 'known' && 'error' in answer.v) {
    return { says: words.notTaken, details: fill(words.nodeSaid, { message: answer.v.error.message }) };
  }
  return { says: words.noAnswer, details: '' };
};

/** As nodes say that they have a transaction: the words of go-ethereum, Erigon, Nethermind, Besu and reth. */
function isKnownAlready(message: string): boolean {
  return /already known|already_?exists|known transaction|already imported|already in (the )?(mem)?pool/i.test(
    message,
  );
}
