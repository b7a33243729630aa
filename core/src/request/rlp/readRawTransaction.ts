/**
 * A transaction as the bytes that are signed and sent (EIP-2718 envelopes and legacy), types 0 to 4 and those of Celo and
 * zkSync, read strictly: whatever has a second encoding, or no network would take, is refused.
 */
import { concatHex, type Hex, keccak256, numberToHex, size, toRlp } from 'viem';
import { ParseError } from '../../text/parseError.ts';
import { accessListOf, authorizationsOf, blobHashesOf } from './rawLists.ts';
import { unknownType } from '../transaction/unknownType.ts';
import type { ReadTransaction } from '../transaction/readTransaction.ts';
import { readRlp, type RlpItem } from './readRlp.ts';
import { rlpAddress, rlpBytes, rlpInteger, listIn, wrongField } from './rlpFields.ts';
import { zkSyncTransactionIn, zkSyncType } from './zkSyncTransaction.ts';
import {
  celoType,
  type TransactionField,
  type TransactionType,
  transactionBits,
  transactionLayouts,
} from './transactionLayouts.ts';

/** `seal` is there once it is signed: what was signed, by which signature (r, s, parity), and the transaction's id. */
export type RawTransaction = Readonly<{
  read: ReadTransaction;
  seal?: Readonly<{ digest: Hex; signature: Hex; hash: Hex }>;
}>;

/** @throws {ParseError} for anything that is not a transaction of these types, with its place in the hex */
export function readRawTransaction(bytes: Hex): RawTransaction {
  if (size(bytes) > 0 && firstOf(bytes) === zkSyncType) {
    const root = readRlp(bytes, 1);
    return { read: zkSyncTransactionIn(listIn(root, { id: 'rlp.theTransaction' }), root) };
  }
  const type = typeOf(bytes);
  const root = readRlp(bytes, type === 0 ? 0 : 1);
  const items = listIn(root, { id: 'rlp.theTransaction' });
  if (type === 3 && items.length === 4 && items[0]?.kind === 'list') {
    throw new ParseError({ id: 'transaction.blobs' }, { at: 2 });
  }
  const layout = transactionLayouts[type];
  const rest = items.slice(layout.length);
  if (items.length < layout.length || (rest.length !== 0 && rest.length !== 3)) {
    throw wrongField({ id: 'rlp.values', args: { found: items.length } }, root);
  }
  const field = (name: TransactionField) => items[layout.indexOf(name)];
  const signature = type === 0 ? legacySignature(rest) : typedSignature(rest);
  const chainId = type === 0 ? signature.chainId : chainIn(rlpInteger(field('chainId'), 'chainId', 53), root);
  const integer = (name: keyof typeof transactionBits) =>
    layout.includes(name) ? { [name]: rlpInteger(field(name), name, transactionBits[name]) } : {};
  const nonce = integer('nonce');
  if (nonce['nonce'] === 2n ** 64n - 1n) throw wrongField({ id: 'rlp.nonce' }, field('nonce'));
  const read: RawTransaction['read'] = {
    ...(chainId === undefined ? {} : { chainId }),
    to: toOf(type, field('to')),
    value: rlpInteger(field('value'), 'value', 256),
    data: rlpBytes(field('data'), 'data'),
    set: {
      type: typeText(type),
      ...nonce,
      ...integer('gas'),
      ...integer('gasPrice'),
      ...integer('maxFeePerGas'),
      ...integer('maxPriorityFeePerGas'),
      ...(type === 0 ? {} : { accessList: accessListOf(field('accessList')) }),
      ...(type === 3 ? blobsOf(field, integer('maxFeePerBlobGas')) : {}),
      ...(type === 4 ? { authorizationList: authorizationsOf(field('authorizationList')) } : {}),
      ...(type === celoType
        ? { network: { feeCurrency: rlpAddress(field('feeCurrency'), 'feeCurrency') } }
        : {}),
    },
  };
  if (signature.rs === undefined) return { read };
  const signed = items.slice(0, layout.length).map(plain);
  const payload =
    type === 0 && chainId !== undefined
      ? [...signed, minimal(BigInt(chainId)), '0x' as const, '0x' as const]
      : signed;
  const digest = keccak256(concatHex([type === 0 ? '0x' : numberToHex(type, { size: 1 }), toRlp(payload)]));
  return { read, seal: { digest, signature: signature.rs, hash: keccak256(bytes) } };
}

/** An integer as RLP writes it: without leading zeros, nothing for zero. */
export function minimal(value: bigint): Hex {
  if (value === 0n) return '0x';
  const digits = value.toString(16);
  return `0x${digits.length % 2 === 1 ? '0' : ''}${digits}`;
}

function firstOf(bytes: Hex): number {
  return size(bytes) === 0 ? 0 : Number.parseInt(bytes.slice(2, 4), 16);
}

function typeText(type: TransactionType): NonNullable<ReadTransaction['set']['type']> {
  return type === celoType ? '0x7b' : `0x${type}`;
}

function typeOf(bytes: Hex): TransactionType {
  const first = firstOf(bytes);
  if (first >= 0xc0) return 0;
  if ((first >= 1 && first <= 4) || first === celoType) return first as TransactionType;
  throw unknownType(BigInt(first), { at: 2, raw: true });
}

type Signature = Readonly<{ chainId?: number; rs?: Hex }>;

/** The v of a legacy signature says the chain too (EIP-155); unsigned, the chain is there, before two empty values. */
function legacySignature([v, r, s]: readonly RlpItem[]): Signature {
  if (v === undefined) return {};
  const code = rlpInteger(v, 'v', 64);
  if (rlpBytes(r, 'r') === '0x' && rlpBytes(s, 's') === '0x') return { chainId: chainIn(code, v) };
  if (code === 27n || code === 28n) return { rs: rsOf(r, s, code - 27n) };
  if (code < 35n) throw wrongField({ id: 'rlp.v' }, v);
  const parity = (code - 35n) % 2n;
  return { chainId: chainIn((code - 35n - parity) / 2n, v), rs: rsOf(r, s, parity) };
}

function typedSignature([parity, r, s]: readonly RlpItem[]): Signature {
  if (parity === undefined) return {};
  const odd = rlpInteger(parity, { id: 'rlp.theParity' }, 8);
  if (odd > 1n) throw wrongField({ id: 'rlp.parity' }, parity);
  return { rs: rsOf(r, s, odd) };
}

function rsOf(r: RlpItem | undefined, s: RlpItem | undefined, parity: bigint): Hex {
  const word = (item: RlpItem | undefined, name: string) =>
    numberToHex(rlpInteger(item, name, 256), { size: 32 });
  return concatHex([word(r, 'r'), word(s, 's'), numberToHex(parity, { size: 1 })]);
}

function chainIn(id: bigint, item: RlpItem): number {
  if (id === 0n || id > BigInt(Number.MAX_SAFE_INTEGER)) throw wrongField({ id: 'rlp.chain' }, item);
  return Number(id);
}

function toOf(type: TransactionType, item: RlpItem | undefined) {
  if (type !== 3 && type !== 4 && rlpBytes(item, 'to') === '0x') return null;
  return rlpAddress(item, 'to');
}

function blobsOf(
  field: (name: TransactionField) => RlpItem | undefined,
  fee: { maxFeePerBlobGas?: bigint },
): { maxFeePerBlobGas?: bigint; blobVersionedHashes: readonly Hex[] } {
  return { ...fee, blobVersionedHashes: blobHashesOf(field('blobVersionedHashes')) };
}

type Nested = Hex | readonly Nested[];

function plain(item: RlpItem): Nested {
  return item.kind === 'bytes' ? item.hex : item.items.map(plain);
}
