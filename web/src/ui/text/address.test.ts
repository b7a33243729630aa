import { describe, expect, it } from 'vitest';
import { addressRows, digitsAgainst, shortAddress } from './address.ts';

const address = '0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE';

describe('an address on the page', () => {
  it('is shown whole in two rows of five groups, and nothing is left out', () => {
    const rows = addressRows(address);
    expect(rows.map((row) => row.length)).toEqual([5, 5]);
    expect(`0x${rows.flat().join('')}`.toLowerCase()).toBe(address.toLowerCase());
  });

  it('is told apart from its double by what lies between the digits that both share', () => {
    const twin = `0x9f2c${'1'.repeat(32)}41ae` as const;
    const [front, differs, back] = digitsAgainst(address, twin);
    expect([front, differs.length, back]).toEqual(['0x9F2c', 32, '41AE']);
    expect(`${front}${differs}${back}`).toBe(address);
  });

  it('is in one piece where there is nothing to tell it apart from', () => {
    expect(digitsAgainst(address, undefined)).toEqual([address, '', '']);
    expect(digitsAgainst(address, address.toLowerCase() as typeof address)).toEqual([address, '', '']);
  });

  it('is short with its first and last four digits', () => {
    expect(shortAddress(address).toLowerCase()).toBe('0x9f2c…41ae');
  });
});
