import type { Body } from '../model/request.ts';

/** The chain that a request is for; undefined where it names none: a message, typed data without a chain id. */
export function chainOf(body: Body): number | undefined {
  if (body.kind === 'message') return undefined;
  if (body.kind !== 'typedData') return body.chainId;
  const { chainId } = body.typed.domain;
  return chainId === undefined || chainId > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : Number(chainId);
}
