import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlain } from './safeSpans.ts';
import { safeString } from './safeString.ts';

test('what deceives is written as its code points, a run with its count, and a cut with the whole length', () => {
  expect(safeString('USD\u200bC')).toBe('USD⟨U+200B⟩C');
  expect(safeString(`a${'\u200b'.repeat(9)}b`)).toBe('a⟨U+200B⟩×9b');
  expect(safeString('a'.repeat(50), { max: 10 })).toBe(`${'a'.repeat(10)}… (50 characters)`);
});

test('the string itself deceives nobody', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(safeString(text, { max: text.length })).not.toMatch(
        /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Cf}]/u,
      );
      expect(isPlain(safeString('\u202eabc'))).toBe(true);
    }),
  );
});
