import type { Hex } from 'viem';
import { eip712Hashes } from '../../crypto/eip712.ts';
import { eip191Digest } from '../../crypto/message.ts';
import { safeTransactionHashes } from '../safe/safeTransactionHashes.ts';
import type { Body } from '../../model/request.ts';
import { ReadbackError } from '../../text/errors.ts';
import { authorizationDigest } from '../parse/recoverSigners.ts';

/**
 * The hash that a signature of a request covers: of typed data and Safe transactions EIP-712, of messages EIP-191, of
 * authorizations EIP-7702. Undefined for what has none yet (a transaction whose wallet chooses fields, a bare hash), and
 * where nobody can say which it is: a domain that lacks a field, a Safe of an unknown version.
 */
export function signedHash(body: Body): Hex | undefined {
  try {
    return hashOf(body);
  } catch (error) {
    if (error instanceof ReadbackError) return undefined;
    throw error;
  }
}

function hashOf(body: Body): Hex | undefined {
  switch (body.kind) {
    case 'message':
      return body.blind === true ? undefined : eip191Digest(body.bytes);
    case 'typedData':
      return eip712Hashes(body.typed).digest;
    case 'safeTransaction':
      return safeTransactionHashes(body).digest;
    case 'authorization': {
      const { chainId, delegate, nonce } = body;
      return nonce === undefined ? undefined : authorizationDigest({ chainId, delegate, nonce });
    }
    default:
      return undefined;
  }
}
