import type { Address } from 'viem';
import type { SignedAlready } from '../../model/request.ts';
import { freeze } from '../frozen/freeze.ts';
import { NeedsError, ParseError } from '../../text/parseError.ts';
import type { Need, ParseContext, Parsed, Parsing, PastedReading, TookFor } from '../parse/parsed.ts';
import type { RawTransaction } from '../rlp/readRawTransaction.ts';
import type { ReadTransaction } from './readTransaction.ts';
import { recoveredSigner, withAuthorities, withoutPlaceholders } from '../parse/recoverSigners.ts';

/**
 * A transaction as a request, once it is known which contract and chain it is for. `to` null creates a contract;
 * `to` undefined asks, because bytes for an existing contract must never be sent as the code of a new one; but for what
 * compilers put before a new contract, which no call begins with.
 */
export function transactionReading(
  read: ReadTransaction,
  took: TookFor,
  raw: string,
  context: ParseContext,
  others: readonly PastedReading[] = [],
): Parsing {
  if (read.to === undefined && isInitCode(read)) {
    return transactionReading({ ...read, to: null }, took, raw, context, others);
  }
  if (read.set.authorizationList === undefined) return reading(read, took, raw, context, others);
  const authorizationList = withoutPlaceholders(read.set.authorizationList);
  const draft = { ...read, set: { ...read.set, authorizationList } };
  const finish = async () =>
    reading(await whole(draft, read.from ?? context.from), took, raw, context, others);
  return { finish, others };
}

/** What compilers begin with: the free memory pointer is set. A call has whole words behind its function. */
function isInitCode({ data }: ReadTransaction): boolean {
  return /^0x(?:60[0-9a-f]{2}|61[0-9a-f]{4})604052/i.test(data) && (data.length - 10) % 64 !== 0;
}

/**
 * A transaction that was read from its bytes. Of a signed one the sender is whoever signed it, whatever the context
 * says, and the request keeps the signature, so that nobody takes it for a new one.
 */
export function rawReading(
  { read, seal }: RawTransaction,
  raw: string,
  context: ParseContext,
  { from }: { from?: Address | undefined } = {},
): Parsing {
  if (seal === undefined) return transactionReading(read, 'rawTransaction', raw, context);
  const finish = async (): Promise<Parsed> => {
    const signer = await recoveredSigner(seal);
    if (from !== undefined && from !== signer) throw new OtherSenderError(from, signer);
    const signed = { hash: seal.hash, signature: seal.signature };
    return reading(
      { ...(await whole(read, undefined)), from: signer, signed },
      'signedTransaction',
      raw,
      context,
      [],
    );
  };
  return { finish, others: [] };
}

/** A transaction that a node says was carried out, whose signature proves neither its fields nor its sender. */
export async function unprovenReading(
  read: ReadTransaction,
  signed: SignedAlready,
  raw: string,
  context: ParseContext,
): Promise<Parsed> {
  const stated = { ...(await whole(read, undefined)), signed: { ...signed, unproven: true } } as const;
  return reading(stated, 'signedTransaction', raw, context, []);
}

/** The text says that another account sent a transaction than the one that signed it. */
export class OtherSenderError extends ParseError {
  override name = 'OtherSenderError';

  constructor(said: Address, signer: Address) {
    super(
      { id: 'transaction.otherSender' },
      {
        details: `${said}, ${signer}`,
      },
    );
  }
}

async function whole(read: ReadTransaction, asked: Address | undefined): Promise<ReadTransaction> {
  const list = read.set.authorizationList;
  if (list === undefined) return read;
  return { ...read, set: { ...read.set, authorizationList: await withAuthorities(list, asked) } };
}

function reading(
  read: ReadTransaction & Readonly<{ signed?: SignedAlready }>,
  took: TookFor,
  raw: string,
  context: ParseContext,
  others: readonly PastedReading[],
): Parsed {
  const chainId = read.chainId ?? context.chainId;
  const to = read.to === undefined ? context.to : read.to;
  const from = read.from ?? context.from;
  if (to === undefined || chainId === undefined) {
    const needs: readonly Need[] = [
      ...(to === undefined ? (['to'] as const) : []),
      ...(chainId === undefined ? (['chain'] as const) : []),
    ];
    return { ok: false, error: missingField(needs), needs, ...leftOpen(read, took, raw, context), others };
  }
  const body = {
    kind: 'transaction',
    chainId,
    ...(from === undefined ? {} : { from }),
    call: { to, value: read.value, data: read.data },
    set: read.set,
    ...(read.signed === undefined ? {} : { signed: read.signed }),
  } as const;
  return { ok: true, took, request: freeze(body, raw), others };
}

/** The call alone. What fixes more than the call is not part of it, so that with more there is none. */
function leftOpen(
  { to, value, data, set, signed, ...said }: Parameters<typeof reading>[0],
  took: TookFor,
  raw: string,
  context: ParseContext,
): Readonly<{ open?: PastedReading }> {
  const [contract, chainId, from] = [
    to ?? context.to,
    said.chainId ?? context.chainId,
    said.from ?? context.from,
  ];
  if (to === null || signed !== undefined || Object.values(set).some((it) => it !== undefined)) return {};
  const body = {
    kind: 'calldata',
    ...(chainId === undefined ? {} : { chainId }),
    ...(from === undefined ? {} : { from }),
    ...(contract === undefined ? {} : { to: contract }),
    value,
    data,
  } as const;
  return { open: { took, request: freeze(body, raw) } };
}

export function missingField(needs: readonly Need[]): NeedsError {
  const id =
    needs.length === 2
      ? 'request.noContractOrNetwork'
      : needs[0] === 'to'
        ? 'request.noContract'
        : 'request.noNetwork';
  return new NeedsError({ id }, { details: needs.join(', ') });
}
