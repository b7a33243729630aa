import type { Hex } from 'viem';

/** Bytes in a line: whole up to 32, else their beginning, end and count. */
export function bytesShort(hex: Hex): string {
  const count = (hex.length - 2) / 2;
  if (count === 0) return 'no bytes';
  return count <= 32 ? hex : `${hex.slice(0, 18)}…${hex.slice(-16)} (${count.toLocaleString('en')} bytes)`;
}

/**
 * Bytes from where they part from `other`: the first that differ stand at the beginning, and where that is. Offsets
 * count from 0, and begin at a multiple of four bytes, so that an address in calldata stands whole.
 */
export function bytesFrom(hex: Hex, other: Hex): string {
  let at = 2;
  while (at < hex.length && hex[at]?.toLowerCase() === other[at]?.toLowerCase()) at++;
  const byte = Math.floor((at - 2) / 8) * 4;
  const rest = hex.slice(2 + byte * 2);
  if (byte === 0 && hex.length <= 66) return bytesShort(hex);
  if (rest === '') return `ends after ${byte.toLocaleString('en')} bytes`;
  return `from byte ${byte.toLocaleString('en')}: 0x${rest.slice(0, 48)}${rest.length > 48 ? '…' : ''}`;
}
