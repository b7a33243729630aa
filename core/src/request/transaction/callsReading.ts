import { freeze } from '../frozen/freeze.ts';
import type { JsonObject } from '../../text/json/jsonNode.ts';
import type { ParseContext, Parsed } from '../parse/parsed.ts';
import { readCalls } from './readCalls.ts';
import { missingField } from './transactionReading.ts';

/** The parameter of `wallet_sendCalls` (EIP-5792) as a request. */
export function callsReading(node: JsonObject, text: string, context: ParseContext): Parsed {
  const read = readCalls(node);
  const chainId = read.chainId ?? context.chainId;
  const from = read.from ?? context.from;
  if (chainId === undefined)
    return { ok: false, error: missingField(['chain']), needs: ['chain'], others: [] };
  const { atomic, calls, capabilities, asked } = read;
  const body = {
    kind: 'calls',
    chainId,
    ...(from === undefined ? {} : { from }),
    atomic,
    calls,
    ...capabilities,
    ...(asked === undefined ? {} : { asked }),
  } as const;
  return { ok: true, took: 'callsRequest', request: freeze(body, text), others: [] };
}
