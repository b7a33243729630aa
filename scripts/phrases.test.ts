import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { engine } from '@readback/phrases/words/engine.ts';
import { expect, test } from 'vitest';
import { phrasesFile } from './phrases.ts';

test('the ids of sentences are those of the English ones, written as `npm run phrases` does it', () => {
  const file = resolve(import.meta.dirname, '../core/src/model/phrases.ts');
  expect(readFileSync(file, 'utf8') === phrasesFile(engine), 'run `npm run phrases`').toBe(true);
});

test('the kind of an argument is what its sentence does with it', () => {
  const file = phrasesFile({
    'a.none': 'Nothing.',
    'a.all':
      '{count, plural, one {<b>{who}</b> asks} other {{who} asks # times}} {how, select, known {by {how}} other {}} {inner, phrase} {at, number} {site, word}',
  });
  expect(file).toContain("  'a.none': {},\n");
  expect(file).toContain(
    "  'a.all': { at: 'number', count: 'number', how: 'word', inner: 'phrase', site: 'word', who: 'fact' },\n",
  );
});

test.each([
  ['{who, word} or {who, phrase}', '{who} is a word in one place and a phrase in another'],
  ['{count, plural, other {#}} {count, word}', '{count} is a number in one place and a word in another'],
  [
    '{way, select, other {}} {way, plural, other {#}}',
    '{way} is a word in one place and a number in another',
  ],
])('a sentence that says two things of one argument is refused: %s', (sentence, says) => {
  expect(() => phrasesFile({ 'a.it': sentence })).toThrow(`a.it: ${says}`);
});
