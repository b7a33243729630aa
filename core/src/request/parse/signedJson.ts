import { concatHex, type Hex, numberToHex, toRlp } from 'viem';
import { authorizationListIn, signedAuthorizationIn } from '../operation/authorizationIn.ts';
import type { SignedAuthorization } from '../../model/request.ts';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { accessListIn, blobHashesIn } from '../transaction/listsIn.ts';
import { ParseError } from '../../text/parseError.ts';
import type { ParseContext, Parsing } from './parsed.ts';
import { addressField, bytesIn, chainIn, entry, quantityIn } from '../json/readFields.ts';
import { unknownType } from '../transaction/unknownType.ts';
import { minimal, readRawTransaction } from '../rlp/readRawTransaction.ts';
import { readCallFields } from '../transaction/readTransaction.ts';
import { developmentChains } from '../../world/developmentChains.ts';
import { rawReading, unprovenReading } from '../transaction/transactionReading.ts';
import {
  celoType,
  type TransactionField,
  type TransactionType,
  transactionLayouts,
} from '../rlp/transactionLayouts.ts';

/** Whether an object holds the signature of a transaction. */
export function isSignedJson(node: JsonObject): boolean {
  return entry(node, 'r') !== undefined && entry(node, 's') !== undefined;
}

/**
 * Reads a transaction that was signed, as nodes and libraries write it in JSON. It is put together again as bytes, and
 * read from those: the hash that it states (or else its sender) proves that no field of it was left out or changed.
 * Fields that nodes add about it are not part of it, and are passed over.
 *
 * @throws {ParseError} where bytes and hash do not fit
 */
export function signedJsonReading(node: JsonObject, raw: string, context: ParseContext): Parsing {
  const [hash, from] = [entry(node, 'hash'), entry(node, 'from')];
  if (hash === undefined && from === undefined) {
    throw new ParseError(
      { id: 'transaction.unprovable' },
      {
        at: node.at,
      },
    );
  }
  const type = typeIn(node);
  const read = placed(node, () => readRawTransaction(bytesOf(node, type, signatureOf(node, type))));
  const stated = hash === undefined ? undefined : bytesIn(hash, 'hash');
  if (stated !== undefined && read.seal?.hash !== stated) {
    throw new ParseError(
      { id: 'transaction.otherHash' },
      {
        details: `${stated}, ${read.seal?.hash}`,
        at: hash?.at ?? node.at,
      },
    );
  }
  return rawReading(read, raw, context, {
    from: from === undefined ? undefined : addressField(from, 'from'),
  });
}

/**
 * Reads the same of a transaction that is said to be mined, also where its signature proves nothing: on a development chain,
 * which sends for accounts without their keys, and where there are only zeros instead of a signature.
 *
 * @throws {ParseError} as for any that is signed
 */
export function minedJsonReading(node: JsonObject, raw: string, context: ParseContext): Parsing {
  const stated = (error: unknown) => {
    const found = error instanceof ParseError ? statedIn(node, context) : undefined;
    if (found === undefined) throw error;
    return () => unprovenReading(found.read, found.signed, raw, context);
  };
  try {
    const it = signedJsonReading(node, raw, context);
    if (!('finish' in it)) return it;
    return { ...it, finish: () => it.finish().catch((error: unknown) => stated(error)()) };
  } catch (error) {
    return { finish: stated(error), others: [] };
  }
}

/** What it says of itself, where nothing proves it and that can be so. */
function statedIn(node: JsonObject, context: ParseContext) {
  const [hash, from, block] = ['hash', 'from', 'blockHash'].map((key) => entry(node, key));
  if (hash === undefined || from === undefined || block === undefined) return undefined;
  const type = typeIn(node);
  const [r, s, v] = [quantityOf(node, 'r', type), quantityOf(node, 's', type), quantityOf(node, 'v', type)];
  const read = placed(node, () => readRawTransaction(bytesOf(node, type, []))).read;
  const stated = entry(node, 'chainId');
  const byV = v >= 35n ? Number((v - 35n) / 2n) : undefined;
  const chainId = stated === undefined ? (read.chainId ?? byV ?? context.chainId) : chainIn(stated);
  const isPossible = (r === 0n && s === 0n) || (chainId !== undefined && developmentChains.has(chainId));
  if (!isPossible) return undefined;
  const id = bytesIn(hash, 'hash');
  if (id.length !== 66) throw new ParseError({ id: 'field.hashLength' }, { at: hash.at });
  const parity = v >= 35n ? (v - 35n) % 2n : v % 2n;
  const words = [
    numberToHex(r, { size: 32 }),
    numberToHex(s, { size: 32 }),
    numberToHex(parity, { size: 1 }),
  ];
  return {
    read: { ...read, from: addressField(from, 'from'), ...(chainId === undefined ? {} : { chainId }) },
    signed: { hash: id, signature: concatHex(words) },
  };
}

function bytesOf(node: JsonObject, type: TransactionType, signature: readonly Hex[]): Hex {
  const fields = transactionLayouts[type].map((name) => fieldOf(node, type, name));
  return concatHex([type === 0 ? '0x' : numberToHex(type, { size: 1 }), toRlp([...fields, ...signature])]);
}

type Nested = Hex | readonly Nested[];

const named: Readonly<Record<string, TransactionType>> = {
  legacy: 0,
  eip2930: 1,
  eip1559: 2,
  eip4844: 3,
  eip7702: 4,
  cip64: celoType,
};

function typeIn(node: JsonObject): TransactionType {
  const type = entry(node, 'type');
  if (type === undefined) return 0;
  const word = type.kind === 'string' && Object.hasOwn(named, type.value) ? named[type.value] : undefined;
  if (word !== undefined) return word;
  const value = quantityIn(type, 'type');
  if (value <= 4n || value === BigInt(celoType)) return Number(value) as TransactionType;
  throw unknownType(value, { at: type.at });
}

function fieldOf(node: JsonObject, type: TransactionType, name: TransactionField): Nested {
  switch (name) {
    case 'to':
      return readCallFields(node).to ?? '0x';
    case 'data':
      return readCallFields(node).data;
    case 'accessList': {
      const list = entry(node, name);
      return list === undefined
        ? []
        : accessListIn(list).map(({ address, storageKeys }) => [address, storageKeys]);
    }
    case 'feeCurrency':
      return addressField(needed(node, name, type), name);
    case 'blobVersionedHashes':
      return blobHashesIn(needed(node, name, type));
    case 'authorizationList':
      return authorizationListIn(needed(node, name, type), signedAuthorizationIn).map(authorizationFields);
    default:
      return minimal(
        quantityOf(node, name === 'gas' && entry(node, name) === undefined ? 'gasLimit' : name, type),
      );
  }
}

function authorizationFields({ chainId, delegate, nonce, signature }: SignedAuthorization): Nested {
  const part = (from: number, to?: number) => minimal(BigInt(`0x${signature.slice(from, to)}`));
  return [minimal(BigInt(chainId)), delegate, minimal(nonce), part(130), part(2, 66), part(66, 130)];
}

function needed(node: JsonObject, name: string, type: TransactionType): JsonNode {
  const found = entry(node, name);
  if (found !== undefined) return found;
  throw new ParseError({ id: 'transaction.lacks', args: { type, key: name } }, { at: node.at });
}

/** Libraries leave out what is zero; were it not, hash and sender would not fit. */
function quantityOf(node: JsonObject, name: string, type: TransactionType): bigint {
  const found = ['r', 's', 'v'].includes(name) ? needed(node, name, type) : entry(node, name);
  return found === undefined ? 0n : quantityIn(found, name);
}

/** Typed ones have a parity, which `v` may repeat, also as 27 or 28; in legacy ones `v` says the chain too. */
function signatureOf(node: JsonObject, type: TransactionType): readonly Hex[] {
  const [r, s] = [quantityOf(node, 'r', type), quantityOf(node, 's', type)];
  const v = entry(node, 'yParity') !== undefined && type !== 0 ? 'yParity' : 'v';
  const value = quantityOf(node, v, type);
  const parity = type !== 0 && (value === 27n || value === 28n) ? value - 27n : value;
  return [minimal(parity), minimal(r), minimal(s)];
}

/** Places in the bytes mean nothing in the JSON: the object is marked. */
function placed<T>(node: JsonObject, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw new ParseError(error.problem, { details: error.details, at: node.at, cause: error });
  }
}
