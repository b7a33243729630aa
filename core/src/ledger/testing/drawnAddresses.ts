import type { Address } from 'viem';
import { isKeyless } from '../keyless.ts';

/** Which of so many addresses that look drawn at random, and are the same in every run, count as ones that no key leads to. */
export function keylessAmong(count: number): readonly Address[] {
  const next = drawn(77);
  return Array.from({ length: count }, () => bytesOfAddress(next)).filter(isKeyless);
}

/** An address, byte by byte. */
export function bytesOfAddress(one: (n: number) => number): Address {
  return `0x${Array.from({ length: 20 }, (_, n) => (one(n) & 255).toString(16).padStart(2, '0')).join('')}`;
}

function drawn(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now + 0x6d2b79f5) | 0;
    let it = Math.imul(now ^ (now >>> 15), 1 | now);
    it = (it + Math.imul(it ^ (it >>> 7), 61 | it)) ^ it;
    return ((it ^ (it >>> 14)) >>> 0) & 255;
  };
}
