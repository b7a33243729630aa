import { describe, expect, it } from 'vitest';
import { bytesShort, timeWords } from './factWords.ts';

describe('values in words', () => {
  it('shows a 32-byte word whole', () => {
    const word = `0x${'ab'.repeat(32)}` as const;
    expect(bytesShort(word)).toBe(word);
  });

  it('says how long bytes are that are cut', () => {
    expect(bytesShort(`0x${'ab'.repeat(33)}`)).toContain('(33 bytes)');
  });

  it('says a time so that day and month cannot be mistaken', () => {
    expect(timeWords(1_795_262_400n)).toBe('2026-11-21 12:00 UTC');
  });

  it('says of a time beyond every clock that it never ends', () => {
    expect(timeWords(2n ** 256n - 1n)).toBe('never ends');
  });
});
