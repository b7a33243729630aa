import { expect, test } from 'vitest';
import { testOptions } from './options.mjs';
import { partNames } from './parts.mjs';

test('npm test runs its share of every part, test:all the rest as well', () => {
  expect(testOptions([])).toEqual({ when: ['test'], parts: partNames });
  expect(testOptions(['--all'])).toEqual({ when: ['test', 'rest'], parts: partNames });
  expect(testOptions(['--rest'])).toEqual({ when: ['rest'], parts: partNames });
});

test('a part that is named is run whole, or a share of it', () => {
  expect(testOptions(['--part', 'browser', '--shard', '2/3'])).toEqual({
    when: ['test', 'rest'],
    parts: ['browser'],
    shard: '2/3',
  });
  expect(testOptions(['--rest', '--part', 'chain']).when).toEqual(['rest']);
});

test.each([
  [['--part'], '--part is one of'],
  [['--part', 'bowser'], '--part is one of'],
  [['--shard', '3'], '--shard is like'],
  [['--shard', '4/3'], '--shard is like'],
  [['--shard', '0/3'], '--shard is like'],
  [['loop'], 'loop is none of'],
])('%j is refused and says why', (args, says) => {
  expect(testOptions(args).wrong).toContain(says);
});
