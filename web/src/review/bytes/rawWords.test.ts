import fc from 'fast-check';
import { bytesToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { rawWords } from './rawWords.ts';

describe('a call that nobody could read', () => {
  it('is shown as a selector and words of 32 bytes', () => {
    const word = 'ab'.repeat(32);
    expect(rawWords(`0x3f1a77c2${word}${word}01`)).toEqual({
      selector: '0x3f1a77c2',
      words: [`0x${word}`, `0x${word}`, '0x01'],
      bytes: 69,
    });
  });

  it('with fewer than four bytes has no selector', () => {
    expect(rawWords('0x0102')).toEqual({ selector: undefined, words: ['0x0102'], bytes: 2 });
    expect(rawWords('0x')).toEqual({ selector: undefined, words: [], bytes: 0 });
  });

  it('is shown with every byte of it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const data = bytesToHex(bytes);
        const { selector, words } = rawWords(data);
        const shown = [selector ?? '0x', ...words].map((part) => part.slice(2)).join('');
        expect(`0x${shown}`).toBe(data);
      }),
    );
  });
});
