import { keccak_256 } from '@noble/hashes/sha3';
import { hexToBytes } from '@noble/hashes/utils';
import type { Address } from 'viem';

export type IdenticonPicture = Readonly<{
  /** Degrees on the color circle of the marks and of the ground. */
  hue: number;
  ground: number;
  /** Marked cells of a grid of five by five, mirrored left to right. */
  cells: readonly Readonly<{ x: number; y: number }>[];
}>;

/** A picture made of the hash of an address: addresses that differ in one digit look different altogether. */
export function identicon(address: Address): IdenticonPicture {
  const bytes = keccak_256(hexToBytes(address.slice(2)));
  const cells = [];
  for (let y = 0; y < 5; y += 1) {
    for (let x = 0; x < 3; x += 1) {
      if (((bytes[2 + y * 3 + x] ?? 0) & 1) === 0) continue;
      cells.push({ x, y });
      if (x < 2) cells.push({ x: 4 - x, y });
    }
  }
  const hue = Math.round(((bytes[0] ?? 0) * 360) / 256);
  return { hue, ground: (hue + 150 + ((bytes[1] ?? 0) % 60)) % 360, cells };
}
