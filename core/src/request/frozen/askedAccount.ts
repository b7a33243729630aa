import type { Address } from 'viem';
import type { Body } from '../../model/request.ts';

/** The account that a request names as the one to sign; undefined where any account may. */
export function askedAccount(body: Body): Address | undefined {
  if (body.kind === 'transaction' || body.kind === 'calls' || body.kind === 'calldata') return body.from;
  if (body.kind === 'message' || body.kind === 'typedData') return body.signer;
  return undefined;
}
