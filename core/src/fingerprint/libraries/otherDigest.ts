import type { JsonObject } from '../../text/json/jsonNode.ts';
import { readJson } from '../../text/json/readJson.ts';
import { typedDataOf } from '../../request/typedData/readTypedData.ts';
import { missingInDomain } from '../../crypto/missingInDomain.ts';
import { hashedByEthers5, hashedByEthers6 } from './ethers.ts';
import type { Accepted, HashedBy, SigningLibrary } from './hashedBy.ts';
import {
  hashedByVersion1,
  hashedByVersion3,
  hashedByVersion4,
  hashedByViem,
  hashedByWeb3,
} from './others.ts';

/**
 * The libraries that wallets in browsers are built on, and how each hashes typed data that was accepted here. What
 * is here is held against the libraries themselves, by digests that each of them made.
 */
export const signingLibraries: readonly SigningLibrary[] = [
  { name: 'ethers', version: '5.8.0', signs: true, hashed: hashedByEthers5 },
  { name: 'ethers', version: '6.17.0', signs: true, hashed: hashedByEthers6 },
  { name: 'eth-sig-util v1', version: '8.2.0', signs: true, hashed: hashedByVersion1 },
  { name: 'eth-sig-util v3', version: '8.2.0', signs: true, hashed: hashedByVersion3 },
  { name: 'eth-sig-util v4', version: '8.2.0', signs: true, hashed: hashedByVersion4 },
  { name: 'viem', version: '2.57.0', signs: true, hashed: hashedByViem },
  { name: 'web3-eth-abi', version: '4.4.1', signs: false, hashed: hashedByWeb3 },
];

/**
 * What a library that wallets sign with would sign instead of what is shown; undefined if none differs.
 *
 * @param json the typed data as a wallet receives it
 * @throws {JsonError | TypedDataError} if it is not typed data that is accepted here
 */
export function otherDigest(json: string): Extract<HashedBy, { kind: 'other' }> | undefined {
  const it = acceptedOf(json);
  if (missingInDomain(it.typed).length > 0) return undefined;
  // MetaMask's library puts a zero before an odd digit, viem one behind it.
  if (it.odd) return { kind: 'other', primaryType: it.typed.primaryType, only: 'digits' };
  for (const library of signingLibraries) {
    const hashed = library.signs ? library.hashed(it) : undefined;
    if (hashed?.kind === 'other') return hashed;
  }
  return undefined;
}

/**
 * Whether ethers signs exactly what is shown: neither something else, nor nothing.
 *
 * @throws {JsonError | TypedDataError} if it is not typed data that is accepted here
 */
export function signedAlikeByEthers(json: string): boolean {
  const it = acceptedOf(json);
  if (missingInDomain(it.typed).length > 0) return false;
  return hashedByEthers5(it).kind === 'same' && hashedByEthers6(it).kind === 'same';
}

function acceptedOf(text: string): Accepted & { odd: boolean } {
  const json = readJson(text);
  const { typed, odd } = typedDataOf(json);
  // What was read as typed data is an object.
  return { json: json as JsonObject, typed, odd: odd.length > 0 };
}
