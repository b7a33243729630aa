import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDigits, digitGroups } from './fingerprint.ts';

const digest = '0x812cee5d9cc7461c04bbcd7b70af9c28b243ac5d74d3453b008b93b7dac69985';

describe('comparing with what a device shows', () => {
  it('accepts capitals, spaces, line breaks and a missing 0x', () => {
    expect(compareDigits(digest.slice(2).toUpperCase(), digest).is).toBe('match');
    expect(compareDigits(` 0X${digitGroups(digest).join(' ')}\n`, digest).is).toBe('match');
  });

  it('says which group differs', () => {
    expect(compareDigits(digest.replace('5d9c', '5d9d'), digest)).toEqual({
      is: 'differs',
      at: 2,
      group: '9dc7',
      expected: '9cc7',
    });
  });

  it('says how many digits are missing when a part fits, and does not call it a match', () => {
    expect(compareDigits(digest.slice(0, 20), digest)).toEqual({
      is: 'short',
      digits: 18,
      of: 64,
    });
  });

  it('says when there are too many digits', () => {
    expect(compareDigits(`${digest}00`, digest)).toEqual({ is: 'long', digits: 66, of: 64 });
  });

  it('names a character that is not a digit', () => {
    expect(compareDigits('81l2', digest)).toEqual({ is: 'notHex', character: 'l' });
  });

  it('finds every single changed digit', () => {
    fc.assert(
      fc.property(fc.nat(63), fc.integer({ min: 1, max: 15 }), (place, by) => {
        const digits = digest.slice(2).split('');
        digits[place] = ((Number.parseInt(digits[place] ?? '0', 16) + by) % 16).toString(16);
        expect(compareDigits(digits.join(''), digest)).toMatchObject({
          is: 'differs',
          at: Math.floor(place / 4),
        });
      }),
    );
  });
});
