import type { Hex } from 'viem';

/** Numbers in a fixed order from a seed (mulberry32), so that a failure can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Calldata with one thing changed behind its selector: a bit, a word, its length, or two words swapped. */
export function mutateCalldata(data: Hex, random: () => number): Hex {
  const body = data.slice(10);
  const words = Math.floor(body.length / 64);
  const upTo = (count: number): number => Math.floor(random() * count);
  const put = (at: number, text: string): Hex =>
    `${data.slice(0, 10)}${body.slice(0, at)}${text}${body.slice(at + text.length)}` as Hex;
  if (words === 0) return `0x${data.slice(2)}00`;
  const at = upTo(words) * 64;
  switch (upTo(6)) {
    case 0: {
      const digit = upTo(body.length);
      const flipped = Number.parseInt(body[digit] ?? '0', 16) ^ (1 << upTo(4));
      return put(digit, flipped.toString(16));
    }
    case 1:
      return data.slice(0, data.length - 2 * (1 + upTo(40))) as Hex;
    case 2:
      return `0x${data.slice(2)}${'ab'.repeat(1 + upTo(40))}`;
    case 3:
      return put(
        at,
        ['f'.repeat(64), '0'.repeat(64), '0'.repeat(63) + '2', '8'.padEnd(64, '0')][upTo(4)] ?? '',
      );
    case 4:
      return put(at, (BigInt(upTo(words)) * 32n).toString(16).padStart(64, '0'));
    default: {
      const other = upTo(words) * 64;
      const one = body.slice(at, at + 64);
      const two = body.slice(other, other + 64);
      const swapped = body.slice(0, at) + two + body.slice(at + 64);
      return `0x${data.slice(2, 10)}${swapped.slice(0, other)}${one}${swapped.slice(other + 64)}`;
    }
  }
}
