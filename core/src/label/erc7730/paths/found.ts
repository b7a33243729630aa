import type { Address, Hex } from 'viem';
import { same } from '../../../ledger/account.ts';
import type { ArgValue } from '../../../model/step.ts';
import { checksumOf } from '../../../text/checksum.ts';
import type { SpanSource } from '../../../model/clearSigned.ts';

/**
 * A value that a path led to. `indices` are the places within the arrays that the path went through, in order, each
 * counted from the first element that the path represents; `lengths` are how many those were.
 */
export type Found = Readonly<{
  value: ArgValue;
  type: string;
  at: string;
  source: SpanSource;
  indices: readonly number[];
  lengths: readonly number[];
}>;

/** The value as a whole number: an integer, up to 32 bytes, or digits in a text of the descriptor. */
export function integerOf({ value }: Found): bigint | undefined {
  switch (value.kind) {
    case 'integer':
      return value.value;
    case 'bytes':
      return value.hex.length > 66 ? undefined : BigInt(value.hex === '0x' ? 0 : value.hex);
    case 'text':
      return /^(?:-?[0-9]{1,80}|0x[0-9a-f]{1,64})$/i.test(value.text) ? BigInt(value.text) : undefined;
    default:
      return undefined;
  }
}

/** The value as an address; `cut` when bits above its twenty bytes were left out. */
export function addressOf({ value }: Found): Readonly<{ address: Address; cut: boolean }> | undefined {
  switch (value.kind) {
    case 'address':
      return { address: value.address, cut: false };
    case 'bytes':
      return value.hex.length < 42 || value.hex.length > 66 ? undefined : lowBytes(value.hex);
    case 'integer':
      return value.value < 0n ? undefined : lowBytes(`0x${value.value.toString(16).padStart(40, '0')}`);
    case 'text':
      return /^0x[0-9a-f]{40}$/i.test(value.text) ? lowBytes(value.text as Hex) : undefined;
    default:
      return undefined;
  }
}

function lowBytes(hex: Hex): Readonly<{ address: Address; cut: boolean }> {
  const above = hex.slice(2, -40);
  return { address: checksumOf(`0x${hex.slice(-40).toLowerCase()}`), cut: /[^0]/.test(above) };
}

/** Whether a constant is this address, in whatever case it was written. */
export function isAddress(found: Found, address: Address): boolean {
  const { value } = found;
  if (value.kind === 'text') return same(value.text, address);
  return addressOf(found)?.address === address;
}

/** The value as a scalar key of a map or an enumeration; undefined for arrays and tuples. */
export function keyOf({ value }: Found): string | undefined {
  switch (value.kind) {
    case 'integer':
    case 'bool':
      return String(value.value);
    case 'address':
      return value.address;
    case 'bytes':
      return value.hex;
    case 'text':
      return value.text;
    default:
      return undefined;
  }
}
