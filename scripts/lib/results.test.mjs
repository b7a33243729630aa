import { expect, test } from 'vitest';
import { together } from './results.mjs';

const fine = { passed: 3, failed: 0, names: [] };
const bad = { passed: 1, failed: 2, names: ['a: 1', 'a: 2'] };

test('what two runs found is one count, with every failure by its name', () => {
  const runs = [
    ['test', { ended: [fine, bad], open: [] }],
    ['rest', { ended: [fine], open: [] }],
  ];
  expect(together(runs)).toEqual({ passed: 7, failed: 2, names: ['a: 1', 'a: 2'] });
});

test('a part that did not end has failed', () => {
  expect(together([['test', { ended: [fine], open: ['browser'] }]])).toEqual({
    passed: 3,
    failed: 1,
    names: ['browser: it did not end'],
  });
});

test('a run that left nothing behind has failed', () => {
  expect(together([['rest', undefined]])).toEqual({
    passed: 0,
    failed: 1,
    names: ['rest: it left no results'],
  });
});
