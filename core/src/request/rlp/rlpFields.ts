import type { Problem } from '../../text/problem.ts';
import type { Address, Hex } from 'viem';
import { checksummed } from '../../text/address.ts';
import { ParseError } from '../../text/parseError.ts';
import type { RlpItem } from './readRlp.ts';

/** A field by its name, or by our words for it. */
type Name = string | Problem;

/** The items of a list; for `count`, exactly as many. */
export function listIn(item: RlpItem | undefined, name: Name, count?: number): readonly RlpItem[] {
  if (item?.kind !== 'list') throw wrongField({ id: 'rlp.notList', args: { name } }, item);
  if (count !== undefined && item.items.length !== count) {
    throw wrongField({ id: 'rlp.otherCount', args: { name, found: item.items.length, count } }, item);
  }
  return item.items;
}

/** The bytes of a value; for `length`, exactly as many. */
export function rlpBytes(item: RlpItem | undefined, name: Name, length?: number): Hex {
  if (item?.kind !== 'bytes') throw wrongField({ id: 'rlp.list', args: { name } }, item);
  if (length !== undefined && item.hex.length !== 2 + length * 2) {
    throw wrongField(
      { id: 'rlp.otherLength', args: { name, found: (item.hex.length - 2) / 2, length } },
      item,
    );
  }
  return item.hex;
}

/** An integer of at most `bits` bits, which starts with no zero. */
export function rlpInteger(item: RlpItem | undefined, name: Name, bits: number): bigint {
  const hex = rlpBytes(item, name);
  if (hex === '0x') return 0n;
  if (hex.startsWith('0x00')) throw wrongField({ id: 'rlp.leadingZero', args: { name } }, item);
  const value = hex.length > 66 ? undefined : BigInt(hex);
  if (value === undefined || value >= 2n ** BigInt(bits)) {
    throw wrongField({ id: 'rlp.tooManyBits', args: { name, bits } }, item);
  }
  return value;
}

export function rlpAddress(item: RlpItem | undefined, name: Name): Address {
  return checksummed(rlpBytes(item, name, 20));
}

export function wrongField(problem: Problem, item: RlpItem | undefined): ParseError {
  return new ParseError(problem, {
    details: 'RLP',
    ...(item === undefined ? {} : { at: 2 + item.from * 2 }),
  });
}
