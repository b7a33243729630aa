import { getAddress, type Address } from 'viem';
import { describe, expect, it } from 'vitest';
import measured from './vectors/poisonedPairs.json' with { type: 'json' };
import { bothEndsOf, looksLike } from './lookAlike.ts';

const known: Address = '0x3fa9c05d71b28e640f9ad3c7128b5e94d06af1b7';

/** An address that shares that many digits with `known` at the front and at the back, and none beside them. */
function sharing(front: number, back: number): Address {
  const digits = known
    .slice(2)
    .split('')
    .map((digit, at) =>
      at < front || at >= 40 - back ? digit : ((parseInt(digit, 16) + 5) % 16).toString(16),
    );
  return `0x${digits.join('')}`;
}

const found = (pairs: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  pairs.filter(([one, other]) => looksLike(one as Address, other as Address) !== undefined);

describe('addresses that look alike', () => {
  it('are found where thieves made them', () => {
    expect(measured.pairs).toHaveLength(150);
    expect(found(measured.pairs).length).toBeGreaterThanOrEqual(148);
    expect(found(measured.later)).toHaveLength(measured.later.length);
    const strong = measured.pairs.filter(
      ([one, other]) => looksLike(one as Address, other as Address) === 'strong',
    );
    expect(strong.length).toBeGreaterThanOrEqual(120);
  });

  it('are hardly any among addresses that people know, and none of them strongly', () => {
    const all = measured.benign as Address[];
    expect(all).toHaveLength(1_154);
    const alike = all.flatMap((one, at) => all.slice(0, at).flatMap((other) => looksLike(one, other) ?? []));
    expect(alike.length).toBeLessThanOrEqual(4);
    expect(alike).not.toContain('strong');
  });

  it('are graded by how much they share', () => {
    for (const [front, back] of [
      [3, 5],
      [2, 7],
      [4, 4],
      [5, 3],
      [2, 6],
      [8, 6],
    ] as const)
      expect(looksLike(known, sharing(front, back)), `${front}+${back}`).toBe('strong');
    for (const [front, back] of [
      [3, 4],
      [4, 3],
      [2, 5],
      [5, 2],
      [0, 7],
      [1, 6],
      [6, 0],
      [12, 1],
    ] as const)
      expect(looksLike(known, sharing(front, back)), `${front}+${back}`).toBe('weak');
    for (const [front, back] of [
      [3, 3],
      [4, 2],
      [1, 5],
      [5, 1],
      [0, 5],
    ] as const)
      expect(looksLike(known, sharing(front, back)), `${front}+${back}`).toBeUndefined();
  });

  it('are never an address and itself, in whatever case', () => {
    expect(looksLike(known, getAddress(known))).toBeUndefined();
  });

  it('share what they are looked up by, where they are alike at both ends', () => {
    for (let front = 0; front <= 10; front += 1)
      for (let back = 0; back <= 10; back += 1) {
        const other = sharing(front, back);
        const alike = front >= 2 && back >= 2 && front + back >= 7;
        const shared = bothEndsOf(known).filter((it) => bothEndsOf(other).includes(it));
        expect(shared.length > 0, `${front}+${back}`).toBe(alike);
      }
  });
});
