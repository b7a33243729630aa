import { phrases } from '@readback/core/model/phrases.ts';
import { describe, expect, it } from 'vitest';
import { firstWords, lateWords } from './lateWords.ts';

const ids = (words: Readonly<Record<string, string>>) => Object.keys(words);

describe('the words that the page begins with and those that it fetches', () => {
  it('are all words together, each once', () => {
    expect([...ids(firstWords), ...ids(lateWords)].toSorted()).toEqual(Object.keys(phrases).toSorted());
  });

  it('have every sentence of a draft, and why something is not known, among the first', () => {
    const needed = Object.keys(phrases).filter(
      (id) => /^(sentence|what|who|to|bound|why)\./.test(id) && id !== 'sentence.control',
    );
    expect(needed.filter((id) => !Object.hasOwn(firstWords, id))).toEqual([]);
    expect(needed.length).toBeGreaterThan(50);
  });
});
