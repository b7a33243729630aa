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
    const [address, keys] = listIn(entry, { id: 'rlp.anEntry' }, 2);
    return {
      address: rlpAddress(address, { id: 'rlp.anAddress' }),
      storageKeys: listIn(keys, { id: 'rlp.theKeys' }).map((key) => rlpBytes(key, { id: 'rlp.aKey' }, 32)),
    };
  });
}

/** EIP-4844: at least one hash, each of version 1. */
export function blobHashesOf(item: RlpItem | undefined): readonly Hex[] {
  const hashes = listIn(item, 'blobVersionedHashes').map((hash) =>
    rlpBytes(hash, { id: 'rlp.aBlobHash' }, 32),
  );
  if (hashes.length === 0 || hashes.length > mostBlobs || hashes.some((hash) => !hash.startsWith('0x01'))) {
    throw wrongField({ id: 'rlp.blobHashes', args: { name: 'blobVersionedHashes', most: mostBlobs } }, item);
  }
  return hashes;
}

/** EIP-7702: who hands over whose account is recovered later. */
export function authorizationsOf(item: RlpItem | undefined): readonly SignedAuthorization[] {
  const all = listIn(item, 'authorizationList');
  if (all.length === 0 || all.length > mostAuthorizations) {
    throw wrongField(
      { id: 'rlp.authorizations', args: { name: 'authorizationList', most: mostAuthorizations } },
      item,
    );
  }
  return all.map((it) => {
    const [chainId, delegate, nonce, parity, r, s] = listIn(it, { id: 'rlp.anAuthorization' }, 6);
    return {
      chainId: Number(rlpInteger(chainId, { id: 'rlp.itsChain' }, 53)),
      delegate: rlpAddress(delegate, { id: 'rlp.itsDelegate' }),
      nonce: rlpInteger(nonce, { id: 'rlp.itsNonce' }, 64),
      signature: concatHex([
        numberToHex(rlpInteger(r, { id: 'rlp.itsR' }, 256), { size: 32 }),
        numberToHex(rlpInteger(s, { id: 'rlp.itsS' }, 256), { size: 32 }),
        numberToHex(rlpInteger(parity, { id: 'rlp.itsParity' }, 8), { size: 1 }),
      ]),
    };
  });
}
