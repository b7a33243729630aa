import { describe, expect, test } from 'vitest';
import { type UseWords, wordsOf } from './byteWords.ts';
import { isMarked } from './marking.ts';

const inLine = (words: readonly UseWords[]) =>
  words.map(({ before, arg = '', after }) => `${before}${arg}${after}`).join(' and ');

describe('what bytes are for', () => {
  test('is said in words, with the name of the value', () => {
    expect(inLine(wordsOf({ uses: [{ bytes: [4, 36], what: 'value', arg: 'spender' }] }))).toBe('spender');
    expect(inLine(wordsOf({ uses: [{ bytes: [4, 36], what: 'offset', arg: 'path' }] }))).toBe(
      'where path begins',
    );
    expect(inLine(wordsOf({ uses: [{ bytes: [4, 36], what: 'extra' }] }))).toBe('belongs to nothing');
    expect(inLine(wordsOf({ uses: [] }))).toBe('unused');
  });

  test('is both where two values share them', () => {
    const uses = ['a', 'b'].map((arg) => ({ bytes: [4, 36], what: 'length', arg }) as const);
    expect(inLine(wordsOf({ uses }))).toBe('how long a is and how long b is');
  });
});

test('a value that is pointed at marks its parts, and none that only begins alike', () => {
  expect(isMarked('path.0.token', 'path')).toBe(true);
  expect(isMarked('path', 'path.0')).toBe(false);
  expect(isMarked('pathLength', 'path')).toBe(false);
  expect(isMarked(undefined, undefined)).toBe(false);
});
