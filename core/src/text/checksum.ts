import { keccak_256 } from '@noble/hashes/sha3';
import type { Address, Hex } from 'viem';

/**
 * An address with its EIP-55 checksum, from twenty bytes of hex in lower case. The same as viem's, for batches that
 * name more addresses than viem keeps, and for a page that needs nothing else of viem: each costs a hash, and is worked
 * out once.
 */
export function checksumOf(lower: Hex): Address {
  const there = kept.get(lower);
  if (there !== undefined) return there;
  const digits = lower.slice(2);
  const hash = keccak_256(ascii(digits));
  let text = '0x';
  for (let at = 0; at < 40; at += 1) {
    const digit = digits[at] ?? '';
    const half = (hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0);
    text += (half & 8) === 0 ? digit : digit.toUpperCase();
  }
  if (kept.size >= mostKept) kept.clear();
  const address = text as Address;
  kept.set(lower, address);
  return address;
}

const mostKept = 32_768;
const kept = new Map<string, Address>();

function ascii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
