import { keccak256, stringToBytes } from 'viem';
import type { Body, SigningRequest } from '../../model/request.ts';
import { canonical, type Plain } from './canonical.ts';
import { deepFreeze } from './deepFreeze.ts';
import { normalBody } from './normalBody.ts';

/**
 * Makes the request that is shown, checked and handed to the wallet. The body is copied, addresses get their
 * checksum and hex becomes lower case, and all of it is frozen: an edit can only make a new request. `digest` is
 * keccak256 of the body's canonical encoding. `raw` is the text the request was made from, `beside` what else was in it.
 *
 * @throws {ReadbackError} if an address or a hex string in the body is malformed
 * @example
 * freeze({ kind: 'message', bytes: '0x6869' }, 'hi');
 */
export function freeze(body: Body, raw: string, beside: readonly Body[] = []): SigningRequest {
  const normal = normalBody(body);
  const rest = beside.length === 0 ? {} : { beside: beside.map(normalBody) };
  return deepFreeze({ digest: digestOf(normal), body: normal, raw, ...rest });
}

function digestOf(body: Body): SigningRequest['digest'] {
  return keccak256(stringToBytes(canonical(signedOf(body) as unknown as Plain)));
}

/** What came beside what is signed does not count: it may differ, and the same is signed. */
function signedOf(body: Body): object {
  if (body.kind === 'safeTransaction') return { ...body, claimedHash: undefined };
  return body.kind === 'calls' ? { ...body, asked: undefined } : body;
}
