import type { Address, Hex } from 'viem';
import { checksummed } from '../../text/address.ts';
import { ParseError } from '../../text/parseError.ts';
import type { RlpItem } from './readRlp.ts';

/** The items of a list; for `count`, exactly as many. */
export function listIn(item: RlpItem | undefined, name: string, count?: number): readonly RlpItem[] {
  if (item?.kind !== 'list') throw wrongField(name, 'is not a list', item);
  if (count !== undefined && item.items.length !== count) {
    throw wrongField(name, `has ${item.items.length} values, not ${count}`, item);
  }
  return item.items;
}

/** The bytes of a value; for `length`, exactly as many. */
export function rlpBytes(item: RlpItem | undefined, name: string, length?: number): Hex {
  if (item?.kind !== 'bytes') throw wrongField(name, 'is a list', item);
  if (length !== undefined && item.hex.length !== 2 + length * 2) {
    throw wrongField(name, `has ${(item.hex.length - 2) / 2} bytes, not ${length}`, item);
  }
  return item.hex;
}

/** An integer of at most `bits` bits, which starts with no zero. */
export function rlpInteger(item: RlpItem | undefined, name: string, bits: number): bigint {
  const hex = rlpBytes(item, name);
  if (hex === '0x') return 0n;
  if (hex.startsWith('0x00')) throw wrongField(name, 'starts with a zero', item);
  const value = hex.length > 66 ? undefined : BigInt(hex);
  if (value === undefined || value >= 2n ** BigInt(bits)) {
    throw wrongField(name, `is larger than ${bits} bits`, item);
  }
  return value;
}

export function rlpAddress(item: RlpItem | undefined, name: string): Address {
  return checksummed(rlpBytes(item, name, 20));
}

export function wrongField(name: string, how: string, item: RlpItem | undefined): ParseError {
  return new ParseError(`This is not a valid transaction: ${name} ${how}.`, {
    details: 'RLP',
    ...(item === undefined ? {} : { at: 2 + item.from * 2 }),
  });
}
