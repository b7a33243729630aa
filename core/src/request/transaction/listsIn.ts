import type { Hex } from 'viem';
import type { TxOverrides } from '../../model/request.ts';
import type { JsonNode } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import { mostBlobs } from '../rlp/rawLists.ts';
import { addressField, bytesIn } from '../json/readFields.ts';

/** The hashes of blobs (EIP-4844): at least one, each of version 1. */
export function blobHashesIn(node: JsonNode): readonly Hex[] {
  const hashes = node.kind === 'array' ? node.items.map((it) => bytesIn(it, 'blobVersionedHashes')) : [];
  if (hashes.length === 0 || hashes.length > mostBlobs || !hashes.every((it) => /^0x01.{62}$/.test(it))) {
    throw new ParseError(
      { id: 'transaction.blobHashes', args: { name: 'blobVersionedHashes', most: mostBlobs } },
      {
        at: node.at,
      },
    );
  }
  return hashes;
}

/** An access list (EIP-2930). */
export function accessListIn(node: JsonNode): NonNullable<TxOverrides['accessList']> {
  if (node.kind !== 'array') throw new ParseError({ id: 'transaction.accessList' }, { at: node.at });
  return node.items.map((item) => {
    const address = item.kind === 'object' ? item.entries.get('address') : undefined;
    const slots = item.kind === 'object' ? item.entries.get('storageKeys') : undefined;
    if (address === undefined || slots?.kind !== 'array') {
      throw new ParseError({ id: 'transaction.accessListEntry' }, { at: item.at });
    }
    return { address: addressField(address, 'accessList'), storageKeys: slots.items.map(slotIn) };
  });
}

function slotIn(node: JsonNode): Hex {
  const slot = bytesIn(node, 'storageKeys');
  if (slot.length !== 66) throw new ParseError({ id: 'transaction.storageKey' }, { at: node.at });
  return slot;
}
