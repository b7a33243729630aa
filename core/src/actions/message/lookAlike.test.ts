import { getAddress, keccak256, slice, toHex, type Address } from 'viem';
import { describe, expect, it } from 'vitest';
import measured from './vectors/poisonedPairs.json' with { type: 'json' };
import { shippedContracts } from '../../shipped/places.ts';
import { bothEndsOf, looksLike } from './lookAlike.ts';

const known: Address = '0x3fa9c05d71b28e640f9ad3c7128b5e94d06af1b7';

/** An address that shares that many digits with `one` at the front and at the back, and none beside them. */
function sharing(front: number, back: number, one = known): Address {
  const digits = one
    .slice(2)
    .split('')
    .map((digit, at) =>
      at < front || at >= 40 - back ? digit : ((parseInt(digit, 16) + 5) % 16).toString(16),
    );
  return `0x${digits.join('')}`;
}

/** Pairs that share as many digits as those that were measured, as often. */
function pairsLike(counts: readonly (readonly number[])[]): readonly (readonly [Address, Address])[] {
  return counts.flatMap(([front = 0, back = 0, times = 0]) =>
    Array.from({ length: times }, (_, at) => {
      const one = slice(keccak256(toHex(`${front} ${back} ${at}`)), 0, 20);
      return [sharing(front, back, one), one] as const;
    }),
  );
}

const alike = (pairs: readonly (readonly [Address, Address])[]): readonly string[] =>
  pairs.flatMap(([one, other]) => looksLike(one, other) ?? []);

describe('addresses that look alike', () => {
  it('are found where thieves made them', () => {
    const [pairs, later] = [pairsLike(measured.pairs), pairsLike(measured.later)];
    expect([pairs.length, later.length]).toEqual([150, 109]);
    expect(alike(pairs).length).toBeGreaterThanOrEqual(148);
    expect(alike(later)).toHaveLength(later.length);
    expect(alike(pairs).filter((it) => it === 'strong').length).toBeGreaterThanOrEqual(120);
  });

  it('are hardly any among the contracts of protocols, but for fronts that were sought', () => {
    const rows = Object.values(shippedContracts).flat();
    const all = [...new Set(rows.map((row) => row.split(' ')[0] as Address))];
    expect(all.length).toBeGreaterThan(800);
    const found = all.flatMap((one, at) =>
      all.slice(0, at).flatMap((other) => (looksLike(one, other) === undefined ? [] : [[other, one]])),
    );
    const sought = /^0x(00000|111111|777777|420000|1f9840|beef)/;
    expect(found.filter((pair) => !pair.every((it) => sought.test(it ?? '')))).toEqual([]);
    // One of BNB Chain's, and one of Ethereum's.
    expect(found.filter(([one, other]) => looksLike(one as Address, other as Address) === 'strong')).toEqual([
      ['0x0000000000000000000000000000000000002002', '0x00000961ef480eb55e80d19ad83579a64c007002'],
    ]);
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
