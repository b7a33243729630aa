import { freeze } from './freeze.ts';
import { NeedsError } from './parseError.ts';
import type { Need, ParseContext, Parsed, Reading, TookFor } from './parsed.ts';
import type { ReadTransaction } from './readTransaction.ts';

/**
 * A transaction as a request, once it is known which contract and chain it is for. `to` null creates a contract;
 * `to` undefined asks, because bytes for an existing contract must never be sent as the code of a new one.
 */
export function transactionReading(
  read: ReadTransaction,
  took: TookFor,
  raw: string,
  context: ParseContext,
  others: readonly Reading[] = [],
): Parsed {
  const chainId = read.chainId ?? context.chainId;
  const to = read.to === undefined ? context.to : read.to;
  const from = read.from ?? context.from;
  if (to === undefined || chainId === undefined) {
    const needs: readonly Need[] = [
      ...(to === undefined ? (['to'] as const) : []),
      ...(chainId === undefined ? (['chain'] as const) : []),
    ];
    return { ok: false, error: missing(needs), needs, others };
  }
  const body = {
    kind: 'transaction',
    chainId,
    ...(from === undefined ? {} : { from }),
    call: { to, value: read.value, data: read.data },
    set: read.set,
  } as const;
  return { ok: true, took, request: freeze(body, raw), others };
}

export function missing(needs: readonly Need[]): NeedsError {
  const sentence =
    needs.length === 2
      ? 'This does not say which contract it is for, nor on which network.'
      : needs[0] === 'to'
        ? 'This does not say which contract it is for.'
        : 'This does not say which network it is for.';
  return new NeedsError(sentence, { details: needs.join(', ') });
}
