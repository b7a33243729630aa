import type { Address } from 'viem';
import { draftAuthorizationIn } from './authorizationIn.ts';
import { freeze } from '../frozen/freeze.ts';
import type { JsonObject } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import { entry } from '../json/readFields.ts';
import { missingField } from '../transaction/transactionReading.ts';
import type { ParseContext, Parsing, TookFor } from '../parse/parsed.ts';
import { withAuthorities } from '../parse/recoverSigners.ts';

/**
 * An EIP-7702 authorization as a request. A signed one says whose account it hands over; one whose signature is no
 * account’s is refused, since it can do nothing. One that is not signed hands over the account that the request
 * names.
 */
export function authorizationReading(
  node: JsonObject,
  raw: string,
  { chainId }: ParseContext,
  { took, account }: { took: TookFor; account?: Address } = { took: 'authorization' },
): Parsing {
  if (entry(node, 'chainId') === undefined && chainId === undefined) {
    return { ok: false, error: missingField(['chain']), needs: ['chain'], others: [] };
  }
  const { signature, ...read } = draftAuthorizationIn(node, chainId);
  const body = { kind: 'authorization', ...read } as const;
  if (signature === undefined) {
    const request = freeze({ ...body, ...(account === undefined ? {} : { authority: account }) }, raw);
    return { ok: true, took, request, others: [] };
  }
  const finish = async () => {
    const [found] = await withAuthorities([{ ...read, signature }], undefined);
    const authority = found?.authority;
    if (authority === undefined) {
      throw new ParseError(
        { id: 'authorization.signature' },
        {
          at: node.at,
        },
      );
    }
    const request = freeze({ ...body, authority, signature }, raw);
    return { ok: true, took, request, others: [] } as const;
  };
  return { finish, others: [] };
}
