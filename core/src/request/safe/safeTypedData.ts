import type { Address, Hex } from 'viem';
import { missingInDomain } from '../../crypto/missingInDomain.ts';
import type { Body, SafeTx, TypedData } from '../../model/request.ts';
import { ReadbackError } from '../../text/errors.ts';

export type SafeTransactionBody = Extract<Body, { kind: 'safeTransaction' }>;

/** A Safe transaction found in typed data. `chainId` is absent in the domain of Safe before 1.3.0. */
export type FoundSafeTx = Readonly<{ safe: Address; chainId?: number; signing: SafeSigning; tx: SafeTx }>;

/**
 * The EIP-712 typed data by which an owner signs a Safe transaction, in the form of the Safe's version: `typed`
 * for reading and hashing, `json` as the text that a wallet receives.
 *
 * @throws {ReadbackError} for a version of Safe that is not known
 */
export function safeTxTypedData(body: SafeTransactionBody): { json: string; typed: TypedData } {
  const signing = safeSigning(body.version);
  const { fields, domain } = safeDomain(body);
  const typed: TypedData = {
    types: { EIP712Domain: fields, SafeTx: safeTxFields(signing.gasField) },
    primaryType: 'SafeTx',
    domain,
    message: messageOf(body.tx, signing),
  };
  return { json: typedJson(typed), typed };
}

/**
 * The EIP-712 domain of a Safe, in the form of its version.
 *
 * @throws {ReadbackError} for a version of Safe that is not known
 */
export function safeDomain({
  safe,
  chainId,
  version,
}: Readonly<{ safe: Address; chainId: number; version: string }>): Readonly<{
  fields: TypedData['types'][string];
  domain: TypedData['domain'];
}> {
  const it = safeSigning(version).domain;
  const here = { verifyingContract: safe };
  return {
    fields: domainFields[it],
    domain: it === 'contract' ? here : { chainId: BigInt(chainId), ...here },
  };
}

/** The chain id goes as a number, as wallets expect it; every other integer as a decimal string, exact at any size. */
export function typedJson(typed: TypedData): string {
  return JSON.stringify(typed, (key, value) => {
    if (typeof value !== 'bigint') return value;
    return key === 'chainId' ? Number(value) : value.toString();
  });
}

/** The Safe transaction that a request signs, as one or as typed data. */
export function safeTxIn(body: Body): Omit<FoundSafeTx, 'signing'> | undefined {
  if (body.kind === 'safeTransaction') return body;
  return body.kind === 'typedData' ? (asSafeTx(body.typed) ?? undefined) : undefined;
}

/**
 * Recognises a Safe transaction in typed data by its shape: `SafeTx` with exactly the fields that the Safe
 * contracts hash, under a domain of the Safe alone. Anything else is null, also when it calls itself SafeTx, or
 * when its operation is neither a call nor a delegatecall.
 */
export function asSafeTx(typed: TypedData): FoundSafeTx | null {
  if (typed.primaryType !== 'SafeTx' || missingInDomain(typed).length > 0) return null;
  const gasField = (['baseGas', 'dataGas'] as const).find((name) =>
    sameFields(typed.types['SafeTx'], safeTxFields(name)),
  );
  const found = domainOfSafe(typed.domain);
  if (gasField === undefined || found === undefined) return null;
  const tx = txOf(typed.message, gasField);
  if (tx === null) return null;
  const domain = found.chainId === undefined ? 'contract' : 'chainAndContract';
  return { ...found, signing: { domain, gasField }, tx };
}

/** The Safe and the chain of a domain that names nothing else. */
export function domainOfSafe(
  domain: TypedData['domain'],
): Readonly<{ safe: Address; chainId?: number }> | undefined {
  const { name, version, salt, verifyingContract: safe } = domain;
  if (safe === undefined || name !== undefined || version !== undefined || salt !== undefined)
    return undefined;
  if (domain.chainId === undefined) return { safe };
  const chainId = Number(domain.chainId);
  return Number.isSafeInteger(chainId) ? { safe, chainId } : undefined;
}

/** The fields of `SafeTx`, in order, as every version of the Safe contracts hashes them. */
function safeTxFields(gasField: SafeSigning['gasField']): readonly { name: string; type: string }[] {
  return [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: gasField, type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ];
}

const domainFields = {
  chainAndContract: [
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
  contract: [{ name: 'verifyingContract', type: 'address' }],
} as const;

function messageOf(tx: SafeTx, signing: SafeSigning): Record<string, unknown> {
  return {
    to: tx.to,
    value: tx.value,
    data: tx.data,
    operation: BigInt(tx.operation),
    safeTxGas: tx.safeTxGas,
    [signing.gasField]: tx.baseGas,
    gasPrice: tx.gasPrice,
    gasToken: tx.gasToken,
    refundReceiver: tx.refundReceiver,
    nonce: tx.nonce,
  };
}

type Fields = readonly Readonly<{ name: string; type: string }>[];

export function sameFields(found: Fields | undefined, wanted: Fields): boolean {
  return (
    found !== undefined &&
    found.length === wanted.length &&
    wanted.every((field, at) => found[at]?.name === field.name && found[at]?.type === field.type)
  );
}

function txOf(message: TypedData['message'], gasField: SafeSigning['gasField']): SafeTx | null {
  const integer = (name: string): bigint => BigInt(message[name] as bigint | string);
  const operation = integer('operation');
  if (operation !== 0n && operation !== 1n) return null;
  return {
    to: message['to'] as Address,
    value: integer('value'),
    data: message['data'] as Hex,
    operation: operation === 0n ? 0 : 1,
    safeTxGas: integer('safeTxGas'),
    baseGas: integer(gasField),
    gasPrice: integer('gasPrice'),
    gasToken: message['gasToken'] as Address,
    refundReceiver: message['refundReceiver'] as Address,
    nonce: integer('nonce'),
  };
}

/**
 * What a version of the Safe contracts signs: which fields its EIP-712 domain has, and how the fifth gas field of
 * `SafeTx` is called (`dataGas` before 1.0.0, `baseGas` since; the same value under another typehash).
 */
type SafeSigning = Readonly<{
  domain: 'chainAndContract' | 'contract';
  gasField: 'dataGas' | 'baseGas';
}>;

/**
 * How Safe contracts of this version hash a transaction: versions 0.1.0 to 1.5, with or without a suffix such as `+L2`.
 *
 * @throws {ReadbackError} for a version that is not known, because its hash could not be told
 */
function safeSigning(version: string): SafeSigning {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:[-+][0-9A-Za-z.+-]*)?$/.exec(version);
  const major = Number(parts?.[1]);
  const minor = Number(parts?.[2]);
  if (parts === null || major > 1 || (major === 1 && minor > 5) || (major === 0 && minor < 1)) {
    throw new ReadbackError(
      { id: 'safe.version' },
      {
        details: version.slice(0, 80),
      },
    );
  }
  return {
    domain: major === 1 && minor >= 3 ? 'chainAndContract' : 'contract',
    gasField: major === 0 ? 'dataGas' : 'baseGas',
  };
}
