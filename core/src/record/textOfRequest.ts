import { decimalJson } from '../kit/decimalJson.ts';
import type { Body, SigningRequest } from '../model/request.ts';
import { askedAccount } from '../request/frozen/askedAccount.ts';
import { chainOf } from '../request/frozen/chainOf.ts';
import type { ParseContext } from '../request/parse/parsed.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { signedHash } from '../request/frozen/signedHash.ts';
import { readPasted } from '../request/parse/readPasted.ts';
import { walletCall } from '../request/wallet/walletCall.ts';
import { ReadbackError } from '../text/errors.ts';

/** A text that is read as this request, digest and what came beside it: what was pasted, or what a wallet is asked. Undefined where none is. */
export async function textOfRequest(request: SigningRequest): Promise<string | undefined> {
  const { body, digest } = request;
  const context = contextOf(body);
  const version = versionOf(body);
  for (const text of [request.raw, asPasted(request)]) {
    const found = text === undefined ? undefined : await requestOf(text, digest, context, version);
    if (found !== undefined && hasBeside(found, request)) return text;
  }
  return undefined;
}

/** Of the Safe whose transaction it is: no text of one says it, and it is part of the digest. */
export function versionOf(body: Body): string | undefined {
  return body.kind === 'safeTransaction' ? body.version : undefined;
}

/** The reading of a text that has this digest, also where it is not the likeliest one; undefined where none has. */
export async function requestOf(
  text: string,
  digest: string,
  context: ParseContext,
  version?: string,
): Promise<SigningRequest | undefined> {
  const parsed = await readPasted(text, context);
  const all = [...(parsed.ok ? [parsed.request] : []), ...parsed.others.map(({ request }) => request)];
  const asIts = all.flatMap(({ body, raw, beside }) =>
    body.kind === 'safeTransaction' && version !== undefined
      ? [freeze({ ...body, version }, raw, beside)]
      : [],
  );
  return [...all, ...asIts].find((it) => it.digest === digest);
}

/** What the reader of a text must know besides. */
function contextOf(body: Body): ParseContext {
  const chainId = chainOf(body);
  return chainId === undefined ? {} : { chainId };
}

/** Whether all that came beside the one is beside the other, by what is signed. */
function hasBeside({ beside = [] }: SigningRequest, { beside: wanted = [] }: SigningRequest): boolean {
  const there = new Set(beside.map(signedAs));
  return wanted.every((it) => there.has(signedAs(it)));
}

function signedAs(body: Body): string {
  return signedHash(body) ?? decimalJson(body);
}

function asPasted({ body, beside = [], ...rest }: SigningRequest): string | undefined {
  const texts = [body, ...beside].map((it) => textOf({ ...rest, body: it }));
  return texts.some((it) => it === undefined) ? undefined : texts.join('\n');
}

function textOf(request: SigningRequest): string | undefined {
  const { body } = request;
  if (body.kind === 'safeTransaction') {
    const { safe, chainId, tx, claimedHash } = body;
    const hash = claimedHash === undefined ? {} : { safeTxHash: claimedHash };
    return decimalJson({ safe, chainId, ...tx, ...hash });
  }
  const account = askedAccount(body);
  if (body.kind === 'typedData' && account === undefined) return body.json;
  if (account === undefined) return undefined;
  try {
    return JSON.stringify(walletCall(request, account));
  } catch (error) {
    if (error instanceof ReadbackError) return undefined;
    throw error;
  }
}
