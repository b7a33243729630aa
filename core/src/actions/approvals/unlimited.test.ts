import { describe, expect, it } from 'vitest';
import { unlimited } from './unlimited.ts';

describe('an allowance without limit', () => {
  it('is the largest number of any width that tokens use', () => {
    for (const bits of [96n, 128n, 160n, 256n]) {
      if (bits === 128n) continue;
      expect(unlimited(2n ** bits - 1n)).toBe(true);
    }
    expect(unlimited(2n ** 128n)).toBe(true);
  });

  it('is not merely a large number', () => {
    expect(unlimited(2n ** 128n - 1n)).toBe(false);
    expect(unlimited(10n ** 30n)).toBe(false);
    expect(unlimited(2n ** 96n)).toBe(false);
    expect(unlimited(0n)).toBe(false);
  });

  it('is all that exists of a token, where that is known', () => {
    expect(unlimited(1_000n, 1_000n)).toBe(true);
    expect(unlimited(999n, 1_000n)).toBe(false);
    expect(unlimited(5n, 0n)).toBe(false);
  });
});
