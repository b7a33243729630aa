import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/ui/facts.ts';
import type { Hex } from 'viem';

/** Bytes in a line: whole up to 32, else their beginning, end and count. */
export function bytesShort(hex: Hex): string {
  const count = (hex.length - 2) / 2;
  if (count === 0) return words.noBytes;
  if (count <= 32) return hex;
  return fill(words.cutBytes, { digits: `${hex.slice(0, 18)}…${hex.slice(-16)}`, count });
}

/**
 * Bytes from where they part from `other`: the first that differ are at the beginning, and where that is. Offsets
 * count from 0, and begin at a multiple of four bytes, so that an address in calldata stands whole.
 */
export function bytesFrom(hex: Hex, other: Hex): string {
  let at = 2;
  while (at < hex.length && hex[at]?.toLowerCase() === other[at]?.toLowerCase()) at++;
  const byte = Math.floor((at - 2) / 8) * 4;
  const rest = hex.slice(2 + byte * 2);
  if (byte === 0 && hex.length <= 66) return bytesShort(hex);
  if (rest === '') return fill(words.endsAfter, { count: byte });
  return fill(words.fromByte, { at: byte, digits: `0x${rest.slice(0, 48)}${rest.length > 48 ? '…' : ''}` });
}
