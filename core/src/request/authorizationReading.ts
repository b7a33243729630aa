import { authorizationIn } from './authorizationIn.ts';
import { freeze } from './freeze.ts';
import type { JsonObject } from './jsonNode.ts';
import { ParseError } from './parseError.ts';
import type { Parsing } from './parsed.ts';
import { withAuthority } from './recoverSigners.ts';

/**
 * An EIP-7702 authorization as a request. A signed one says whose account it hands over; one whose signature is no
 * account’s is refused, since it can do nothing.
 */
export function authorizationReading(node: JsonObject, raw: string): Parsing {
  const { signature, ...read } = authorizationIn(node);
  const body = { kind: 'authorization', ...read } as const;
  if (signature === undefined) {
    return { ok: true, took: 'authorization', request: freeze(body, raw), others: [] };
  }
  const finish = async () => {
    const { authority } = await withAuthority({ ...read, signature });
    if (authority === undefined) {
      throw new ParseError('The signature of this authorization is none that a network takes.', {
        at: node.at,
      });
    }
    const request = freeze({ ...body, authority, signature }, raw);
    return { ok: true, took: 'authorization', request, others: [] } as const;
  };
  return { finish, others: [] };
}
