import { concatHex, keccak256 } from 'viem';
import { safeTransactionHashes } from '../fingerprint/safeTransaction.ts';
import type { Body } from '../model/request.ts';
import { knownChains } from '../world/chains.ts';
import { freeze } from './freeze.ts';
import type { JsonObject } from './jsonNode.ts';
import { ParseError } from './parseError.ts';
import type { ParseContext, Parsing } from './parsed.ts';
import { chainIn, entry, onlyKeys } from './readFields.ts';
import { type ReadSafeTransaction, safeTransactionIn } from './safeTransactionIn.ts';
import { missing } from './transactionReading.ts';

type SafeBody = Extract<Body, { kind: 'safeTransaction' }>;

/** The first versions that sign as they do: since 1.3.0 with the chain, since 1.0.0 without, and with `dataGas` before. */
const versions = { chain: '1.3.0', contract: '1.0.0', dataGas: '0.1.0' } as const;

/**
 * A Safe transaction as a request. Its JSON says neither the chain nor the version of the Safe, which are both signed:
 * the hash that it states proves them. Without a hash the newer versions are taken, and the older ones offered.
 *
 * @throws {ParseError} where the hash is of none of them
 */
export function safeTransactionReading(node: JsonObject, raw: string, context: ParseContext): Parsing {
  const said = entry(node, 'chainId');
  const chainId = said === undefined ? context.chainId : chainIn(said);
  const read = safeTransactionIn(node);
  if (read.hash === undefined) onlyKeys(node, known, 'Safe transaction');
  const proven = read.hash === undefined ? undefined : provenBy(read, read.hash, chainId, said !== undefined);
  const chain = proven?.chainId ?? chainId;
  if (chain === undefined) return { ok: false, error: missing(['chain']), needs: ['chain'], others: [] };
  if (proven !== undefined) {
    return {
      ok: true,
      took: 'safeTransaction',
      request: freeze(bodyOf(read, chain, proven.version), raw),
      others: [],
    };
  }
  const isOld = read.gasField === 'dataGas';
  const first = freeze(bodyOf(read, chain, isOld ? versions.dataGas : versions.chain), raw);
  const old = {
    took: 'safeTransactionOld',
    request: freeze(bodyOf(read, chain, versions.contract), raw),
  } as const;
  return { ok: true, took: 'safeTransaction', request: first, others: isOld ? [] : [old] };
}

/** What is not signed and may stand beside what is. Where a hash is stated, it proves that nothing else is signed. */
const known: ReadonlySet<string> = new Set(
  `safe safeAddress safeTransactionData chainId to value data operation safeTxGas baseGas dataGas gasPrice gasToken
  refundReceiver nonce sender senderAddress senderSignature signature signatures origin proposer dataDecoded
  confirmations`.split(/\s+/),
);

/** The chain stays open where the hash is that of a version which signs none. */
type Proven = Readonly<{ version: string; chainId?: number }>;

function provenBy(
  read: ReadSafeTransaction,
  { hex, at }: NonNullable<ReadSafeTransaction['hash']>,
  chainId: number | undefined,
  isSaid: boolean,
): Proven {
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
  if (chain !== undefined) return { version: versions.chain, chainId: chain };
  throw new ParseError(
    'The hash that this states is not that of its fields on any network known here. Do not sign it until that is explained.',
    { details: hex, at },
  );
}

function bodyOf({ safe, tx }: ReadSafeTransaction, chainId: number, version: string): SafeBody {
  return { kind: 'safeTransaction', chainId, safe, version, tx };
}
