import type { Address } from 'viem';
import type { Body, EntryPointVersion } from '../../model/request.ts';
import { entryPoints, entryPointVersion } from './entryPoints.ts';
import { freeze } from '../frozen/freeze.ts';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import type { ParseContext, Parsed, Parsing, PastedReading, TookFor } from '../parse/parsed.ts';
import { addressField } from '../json/readFields.ts';
import { withAuthorities, withoutPlaceholders } from '../parse/recoverSigners.ts';
import { missingField } from '../transaction/transactionReading.ts';
import { userOperationIn, versionsOf } from './userOperationIn.ts';

/**
 * A user operation as a request. `at` is the entry point that the text names. Where it names none, the ones that take
 * operations of this form are offered: which of them is meant changes what is signed.
 *
 * @throws {ParseError} for anything malformed, and for an entry point that takes no operation of this form
 */
export function userOperationReading(
  node: JsonObject,
  raw: string,
  context: ParseContext,
  at?: JsonNode,
): Parsing {
  const { chainId } = context;
  const read = userOperationIn(node, chainId ?? 0);
  if (chainId === undefined)
    return { ok: false, error: missingField(['chain']), needs: ['chain'], others: [] };
  const named = at === undefined ? undefined : addressField(at, { id: 'operation.theEntryPoint' });
  const version = named === undefined ? undefined : entryPointVersion(named);
  if (at !== undefined && version !== undefined && !versionsOf[read.form].includes(version)) {
    throw new ParseError(
      { id: 'operation.otherForm' },
      {
        details: `version ${version}`,
        at: at.at,
      },
    );
  }
  const readings = (found: Found): Parsed => {
    if (named !== undefined) {
      // The form of version 0.6 says its version, wherever its entry point stands.
      const form = read.form === 'old' ? '0.6' : version;
      return { ok: true, ...reading(found, chainId, named, form, 'userOperation', raw), others: [] };
    }
    const [first, ...others] = versionsOf[read.form].map((it) =>
      reading(found, chainId, entryPoints[it], it, tookFor[it], raw),
    );
    if (first === undefined) throw new ParseError({ id: 'operation.noEntryPoint' });
    return { ok: true, ...first, others };
  };
  const { op, authorization } = read;
  if (authorization === undefined) return readings({ op });
  const finish = async () => {
    const [found = authorization] = await withAuthorities(withoutPlaceholders([authorization]), op.sender);
    return readings({ op, authorization: found });
  };
  return { finish, others: [] };
}

const tookFor: Readonly<Record<EntryPointVersion, TookFor>> = {
  '0.6': 'userOperation',
  '0.7': 'userOperation07',
  '0.8': 'userOperation08',
};

type Found = Pick<Extract<Body, { kind: 'userOperation' }>, 'op' | 'authorization'>;

function reading(
  found: Found,
  chainId: number,
  entryPoint: Address,
  version: EntryPointVersion | undefined,
  took: TookFor,
  raw: string,
): PastedReading {
  const plain = { kind: 'userOperation', chainId, entryPoint, ...found } as const;
  return { took, request: freeze(version === undefined ? plain : { ...plain, version }, raw) };
}
