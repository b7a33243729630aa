import type { Incoming } from '@readback/core/model/request.ts';
import type { Via } from '@readback/core/model/ways.ts';
import type { ReadbackError } from '@readback/core/text/errors.ts';
import type { ParseContext } from '@readback/core/request/parse/parsed.ts';
import { errorText } from '@readback/phrases/problemText.ts';
import * as words from '@readback/phrases/words/web/inbox/waiting.ts';
import { parseInWorker } from '../../data/engine/parseInWorker.ts';
import { parseHere } from '../parseHere.ts';
import { invalidParams, unsupportedCapability, unsupportedMethod } from './replyTo.ts';

/** In characters: what is longer is read in a worker or not at all. */
const small = 20_000;

/** `code` is what is answered to a call that is not a request (EIP-1193, EIP-5792, JSON-RPC). */
export type ReadCall = Readonly<{ incoming: Incoming }> | Readonly<{ problem: string; code: number }>;

/**
 * Reads the JSON text of a call, `{ method, params }`, as a request of `asker`. `context` is the network and the account
 * for a call that names none; `verified` the host that the browser says it came from. Never rejects.
 */
export async function readCall(
  call: string,
  {
    via,
    asker,
    at,
    context,
    verified,
  }: Readonly<{ via: Via; asker: string; at: number; context: ParseContext; verified?: string | undefined }>,
): Promise<ReadCall> {
  try {
    const parsed = (await parseInWorker(call, context)) ?? (await here(call, context));
    if (!parsed) return { problem: words.unread, code: invalidParams };
    if (!parsed.ok) return { problem: errorText(parsed.error), code: codeOf(parsed.error) };
    const origin = { via, asker, ...(verified === undefined ? {} : { verified }) };
    return { incoming: { request: parsed.request, origin, receivedAt: at } };
  } catch {
    return { problem: words.unread, code: invalidParams };
  }
}

const codes: Readonly<Record<string, number>> = {
  'request.unknownMethod': unsupportedMethod,
  'request.explained': unsupportedMethod,
  'request.refused': unsupportedMethod,
  'batch.capabilities': unsupportedCapability,
};

function codeOf({ problem }: ReadbackError): number {
  return codes[problem.id] ?? invalidParams;
}

async function here(call: string, context: ParseContext) {
  return call.length > small ? undefined : parseHere(call, context);
}
