import { expect, it } from 'vitest';
import { isEnglish, pseudoWords } from './pseudoWords.ts';

it('accents and lengthens the words of a message, and leaves its arguments', () => {
  const message =
    '{n, plural, one {# call} other {# calls}} to <b>{who}</b>, {own, select, yes {yours} other {}}';
  expect(pseudoWords(message)).toBe(
    '{n, plural, one {# çààll} other {# çààlls}} tö <b>{who}</b>, {own, select, yes {ÿööüürs} other {}}',
  );
  expect(pseudoWords({ title: 'Rules', list: ['By me'] })).toEqual({ title: 'Rüüléés', list: ['Bÿ mé'] });
});

it('refuses what is not a message', () => {
  expect(() => pseudoWords({ count: 1 })).toThrow();
  expect(() => pseudoWords('{a')).toThrow(SyntaxError);
});

it('tells English from it', () => {
  expect(isEnglish('Show all')).toBe(true);
  expect(isEnglish(pseudoWords('Show all, by now') as string)).toBe(false);
  expect(isEnglish('12:30')).toBe(false);
});
