import { type Hex, hexToBytes } from 'viem';

/** Calldata as its bytes and as their hex, so that a part of it is cut out and not written anew. */
export type Calldata = Readonly<{ bytes: Uint8Array; hex: Hex }>;

/** The bytes of hex in lower case, in one pass: viem's `hexToBytes` for what may be megabytes of calldata. */
export function bytesOf(hex: Hex): Uint8Array {
  if (hex.length % 2 !== 0) return hexToBytes(hex);
  const size = (hex.length - 2) / 2;
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) {
    const high = digits[hex.charCodeAt(2 + at * 2)] ?? none;
    const low = digits[hex.charCodeAt(3 + at * 2)] ?? none;
    if (high === none || low === none) return hexToBytes(hex);
    bytes[at] = (high << 4) | low;
  }
  return bytes;
}

const none = 255;
const digits = new Uint8Array(128).fill(none);
for (let value = 0; value < 16; value += 1) digits[value.toString(16).charCodeAt(0)] = value;
