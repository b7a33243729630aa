import type { Body, Incoming } from '../../model/request.ts';

/**
 * The chain that a request is for; undefined where it names none: a message, calldata of which nobody said it, typed data without a chain id, an
 * authorization that counts on every network.
 */
export function chainOf(body: Body): number | undefined {
  if (body.kind === 'message') return undefined;
  if (body.kind === 'authorization') return body.chainId === 0 ? undefined : body.chainId;
  if (body.kind !== 'typedData') return body.chainId;
  const { chainId } = body.typed.domain;
  return chainId === undefined || chainId > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : Number(chainId);
}

/** The chain of the request that a view or a readback is of. */
export function requestChain({
  incoming,
}: Readonly<{ incoming: Pick<Incoming, 'request'> }>): number | undefined {
  return chainOf(incoming.request.body);
}
