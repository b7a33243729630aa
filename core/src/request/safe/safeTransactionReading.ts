import { concatHex, type Hex, keccak256 } from 'viem';
import { safeTransactionHashes } from './safeTransactionHashes.ts';
import type { Body } from '../../model/request.ts';
import { knownChains } from '../../world/chains.ts';
import { freeze } from '../frozen/freeze.ts';
import type { JsonObject } from '../../text/json/jsonNode.ts';
import type { ParseContext, Parsing } from '../parse/parsed.ts';
import { chainIn, entry, onlyKeys } from '../json/readFields.ts';
import { type ReadSafeTransaction, safeTransactionIn } from './safeTransactionIn.ts';
import { missingField } from '../transaction/transactionReading.ts';

type SafeBody = Extract<Body, { kind: 'safeTransaction' }>;

/** The first versions that sign as they do: since 1.3.0 with the chain, since 1.0.0 without, and with `dataGas` before. */
const versions = { chain: '1.3.0', contract: '1.0.0', dataGas: '0.1.0' } as const;

/**
 * A Safe transaction as a request. Its JSON says neither the chain nor the version of the Safe, which are both signed:
 * the hash that it states proves them. Without a hash, or with one that is of something else, the newer versions are
 * taken, and without one the older ones are offered. The hash stays beside the request, so that one that is of something
 * else is told.
 *
 * @throws {ParseError} for a field that nothing proves to be unsigned
 */
export function safeTransactionReading(node: JsonObject, raw: string, context: ParseContext): Parsing {
  const said = entry(node, 'chainId');
  const chainId = said === undefined ? context.chainId : chainIn(said);
  const read = safeTransactionIn(node);
  if (read.hash === undefined) onlyKeys(node, known, 'safeTransaction');
  const proven = read.hash === undefined ? undefined : provenBy(read, read.hash, chainId, said !== undefined);
  const chain = proven?.chainId ?? chainId;
  if (chain === undefined) return { ok: false, error: missingField(['chain']), needs: ['chain'], others: [] };
  const isOld = read.gasField === 'dataGas';
  const version = proven?.version ?? (isOld ? versions.dataGas : versions.chain);
  const first = freeze(bodyOf(read, chain, version), raw);
  const old = {
    took: 'safeTransactionOld',
    request: freeze(bodyOf(read, chain, versions.contract), raw),
  } as const;
  const others = isOld || read.hash !== undefined ? [] : [old];
  return { ok: true, took: 'safeTransaction', request: first, others };
}

/** What is not signed and may be beside what is. Where a hash is stated, it proves that nothing else is signed. */
const known: ReadonlySet<string> = new Set([
  'safe',
  'safeAddress',
  'safeTransactionData',
  'chainId',
  'to',
  'value',
  'data',
  'operation',
  'safeTxGas',
  'baseGas',
  'dataGas',
  'gasPrice',
  'gasToken',
  'refundReceiver',
  'nonce',
  'sender',
  'senderAddress',
  'senderSignature',
  'signature',
  'signatures',
  'origin',
  'proposer',
  'dataDecoded',
  'confirmations',
]);

/** The chain stays open where the hash is that of a version which signs none. */
type Proven = Readonly<{ version: string; chainId?: number }>;

function provenBy(
  read: ReadSafeTransaction,
  hex: Hex,
  chainId: number | undefined,
  isSaid: boolean,
): Proven | undefined {
  const old = [versions.contract, versions.dataGas].find(
    (it) => safeTransactionHashes(bodyOf(read, 1, it)).digest === hex,
  );
  if (old !== undefined) return { version: old };
  const { messageHash } = safeTransactionHashes(bodyOf(read, 1, versions.chain));
  const own = chainId === undefined ? [] : [chainId];
  const chains = isSaid ? own : [...own, ...knownChains().keys()];
  // The transaction, which may be large, is hashed once: only the domain differs by chain.
  const small = { ...read, tx: { ...read.tx, data: '0x' } } as const;
  const chain = chains.find((it) => {
    const { domainHash } = safeTransactionHashes(bodyOf(small, it, versions.chain));
    return keccak256(concatHex(['0x1901', domainHash, messageHash])) === hex;
  });
  return chain === undefined ? undefined : { version: versions.chain, chainId: chain };
}

function bodyOf({ safe, tx, hash }: ReadSafeTransaction, chainId: number, version: string): SafeBody {
  const claimed = hash === undefined ? {} : { claimedHash: hash };
  return { kind: 'safeTransaction', chainId, safe, version, tx, ...claimed };
}
