import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePath, pathText, type Segment } from './path.ts';

const segment: fc.Arbitrary<Segment> = fc.oneof(
  fc.stringMatching(/^[A-Za-z_$][\w$]{0,8}$/).map((name): Segment => ({ kind: 'name', name })),
  fc.integer({ min: -99, max: 99 }).map((index): Segment => ({ kind: 'index', index: index + 0 })),
  fc.constant<Segment>({ kind: 'all' }),
  fc
    .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }))
    .map(([start, end]): Segment => ({ kind: 'slice', start, end })),
);

test('any path that is written is read as what it was', () => {
  fc.assert(
    fc.property(fc.constantFrom('#', '$', '@'), fc.array(segment, { maxLength: 8 }), (root, segments) => {
      expect(parsePath(pathText(root, segments))).toEqual({ root, segments });
    }),
  );
});

test('an index may stand with or without a dot', () => {
  expect(parsePath('a.[0].b')).toEqual(parsePath('a[0].b'));
  expect(parsePath('a[]')).toEqual(parsePath('a.[]'));
  expect(parsePath('a.[:]')).toEqual(parsePath('a.[]'));
});

test('what is not part of the standard is no path', () => {
  for (const text of [
    'a..b',
    '.a',
    'a.[0:2:1]',
    'a.[*]',
    'a.[?(@.x)]',
    'a.b.',
    'a b',
    'a.[',
    '#a',
    'a.[1e3]',
    '*',
  ])
    expect(parsePath(text), text).toBeUndefined();
});
