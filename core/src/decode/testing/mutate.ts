import { bytesToHex, type Hex, hexToBytes } from 'viem';

/** Numbers below 2^32 that are the same for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let it = Math.imul(state ^ (state >>> 15), state | 1);
    it ^= it + Math.imul(it ^ (it >>> 7), it | 61);
    return (it ^ (it >>> 14)) >>> 0;
  };
}

/** Calldata with one to three changes: bits flipped, cut, extended, words exchanged, offsets and lengths moved. */
export function mutated(data: Hex, next: () => number): Hex {
  let bytes = hexToBytes(data);
  for (let changes = 1 + (next() % 3); changes > 0; changes -= 1) {
    bytes = change[next() % change.length]?.(bytes, next) ?? bytes;
  }
  return bytesToHex(bytes);
}

type Bytes = Uint8Array<ArrayBufferLike>;

const change: readonly ((bytes: Bytes, next: () => number) => Bytes)[] = [flip, cut, extend, exchange, move];

function flip(bytes: Bytes, next: () => number): Bytes {
  const at = next() % Math.max(1, bytes.length);
  return bytes.map((byte, index) => (index === at ? byte ^ (1 << (next() % 8)) : byte));
}

function cut(bytes: Bytes, next: () => number): Bytes {
  return bytes.slice(0, bytes.length - (next() % Math.min(bytes.length + 1, 100)));
}

function extend(bytes: Bytes, next: () => number): Bytes {
  const more = Array.from({ length: 1 + (next() % 64) }, () => next() % 256);
  return new Uint8Array([...bytes, ...more]);
}

/** Two words change places: where they are offsets, values do. */
function exchange(bytes: Bytes, next: () => number): Bytes {
  const words = Math.floor((bytes.length - 4) / 32);
  if (words < 2) return bytes;
  const [a, b] = [4 + 32 * (next() % words), 4 + 32 * (next() % words)];
  const it = bytes.slice();
  it.set(bytes.subarray(b, b + 32), a);
  it.set(bytes.subarray(a, a + 32), b);
  return it;
}

/** The end of a word becomes another small number, or all of it the largest: an offset or a length elsewhere. */
function move(bytes: Bytes, next: () => number): Bytes {
  const words = Math.floor((bytes.length - 4) / 32);
  if (words < 1) return bytes;
  const at = 4 + 32 * (next() % words);
  const it = bytes.slice();
  if (next() % 8 === 0) return it.fill(0xff, at, at + 32);
  const offset = next() % 2 === 0 ? 32 * (next() % (words + 2)) : next() % (bytes.length + 40);
  it[at + 30] = (offset >> 8) & 255;
  it[at + 31] = offset & 255;
  return it;
}
