import { expect, test } from 'vitest';
import { wordsToChange } from './wordsToChange.ts';

test('a message is told which of its words to change, by its subject, also for a word in its body', () => {
  const [line, ...more] = wordsToChange('check: a token is judged\n\nIts name may deceive somebody.');
  expect(line).toContain('“check: a token is judged”');
  expect(line).toContain('write “someone”');
  expect(more).toEqual([]);
});

test('a message in plain words passes, and so does code in it', () => {
  expect(wordsToChange('check: a token without a price is not a gain\n\nSee `whom`.')).toEqual([]);
});
