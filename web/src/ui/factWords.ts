import type { Hex } from 'viem';

/** Bytes in a line: whole up to 32, else their beginning, end and count. */
export function bytesShort(hex: Hex): string {
  const count = (hex.length - 2) / 2;
  if (count === 0) return 'no bytes';
  return count <= 32 ? hex : `${hex.slice(0, 18)}…${hex.slice(-16)} (${count.toLocaleString('en')} bytes)`;
}

/** A time in words that no reader can mistake; times that no clock can show are said as such. `seconds` since 1970. */
export function timeWords(seconds: bigint): string {
  if (seconds > 8_640_000_000_000n) return 'never ends';
  const at = new Date(Number(seconds) * 1_000);
  const [date = '', time = ''] = at.toISOString().split('T');
  return `${date} ${time.slice(0, 5)} UTC`;
}
