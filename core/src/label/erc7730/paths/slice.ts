import { type Hex, numberToHex, slice as sliceHex } from 'viem';
import type { ArgValue } from '../../../model/step.ts';
import type { Segment } from './path.ts';

/** A part of the bytes of a value, and where it lies in them. */
export type Cut = Readonly<{ hex: Hex; start: number; end: number }>;

/**
 * Some bytes of a value: of bytes and text as they are, of a number as the 32 bytes of its word, of an address as its
 * twenty. Undefined when the value has no bytes, or too few: a shorter slice would be another value than was meant.
 */
export function cutBytes(value: ArgValue, slice: Extract<Segment, { kind: 'slice' }>): Cut | undefined {
  const hex = bytesOf(value);
  if (hex === undefined) return undefined;
  const size = (hex.length - 2) / 2;
  const start = slice.start === undefined ? 0 : slice.start < 0 ? size + slice.start : slice.start;
  const end = slice.end === undefined ? size : slice.end < 0 ? size + slice.end : slice.end;
  if (start < 0 || end > size || start > end) return undefined;
  return { hex: start === end ? '0x' : sliceHex(hex, start, end), start, end };
}

function bytesOf(value: ArgValue): Hex | undefined {
  switch (value.kind) {
    case 'bytes':
      return value.hex;
    case 'address':
      return value.address.toLowerCase() as Hex;
    case 'integer':
      return numberToHex(BigInt.asUintN(256, value.value), { size: 32 });
    case 'text':
      return `0x${[...new TextEncoder().encode(value.text)].map((it) => it.toString(16).padStart(2, '0')).join('')}`;
    default:
      return undefined;
  }
}
