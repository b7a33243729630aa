import { concatHex, type Hex, numberToHex } from 'viem';
import type { SignedAuthorization, TxOverrides } from '../../model/request.ts';
import type { RlpItem } from './readRlp.ts';
import { rlpAddress, rlpBytes, rlpInteger, listIn, wrongField } from './rlpFields.ts';

/** The most authorizations, and the most blobs, that one transaction may carry here. */
export const mostAuthorizations = 256;
export const mostBlobs = 64;

/** EIP-2930: addresses, each with the places in its storage. */
export function accessListOf(item: RlpItem | undefined): NonNullable<TxOverrides['accessList']> {
  return listIn(item, 'accessList').map((entry) => {
    const [address, keys] = listIn(entry, 'an entry of accessList', 2);
    return {
      address: rlpAddress(address, 'an address of accessList'),
      storageKeys: listIn(keys, 'the keys of accessList').map((key) => rlpBytes(key, 'a storage key', 32)),
    };
  });
}

/** EIP-4844: at least one hash, each of version 1. */
export function blobHashesOf(item: RlpItem | undefined): readonly Hex[] {
  const hashes = listIn(item, 'blobVersionedHashes').map((hash) => rlpBytes(hash, 'a blob hash', 32));
  if (hashes.length === 0 || hashes.length > mostBlobs || hashes.some((hash) => !hash.startsWith('0x01'))) {
    throw wrongField('blobVersionedHashes', `is not a list of 1 to ${mostBlobs} hashes of version 1`, item);
  }
  return hashes;
}

/** EIP-7702: who hands over whose account is recovered later. */
export function authorizationsOf(item: RlpItem | undefined): readonly SignedAuthorization[] {
  const all = listIn(item, 'authorizationList');
  if (all.length === 0 || all.length > mostAuthorizations) {
    throw wrongField('authorizationList', `is not a list of 1 to ${mostAuthorizations} authorizations`, item);
  }
  return all.map((it) => {
    const [chainId, delegate, nonce, parity, r, s] = listIn(it, 'an authorization', 6);
    return {
      chainId: Number(rlpInteger(chainId, 'an authorization’s chain', 53)),
      delegate: rlpAddress(delegate, 'an authorization’s delegate'),
      nonce: rlpInteger(nonce, 'an authorization’s nonce', 64),
      signature: concatHex([
        numberToHex(rlpInteger(r, 'r of an authorization', 256), { size: 32 }),
        numberToHex(rlpInteger(s, 's of an authorization', 256), { size: 32 }),
        numberToHex(rlpInteger(parity, 'an authorization’s parity', 8), { size: 1 }),
      ]),
    };
  });
}
