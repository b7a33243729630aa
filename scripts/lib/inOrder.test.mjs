import { expect, test } from 'vitest';
import { inOrder } from './inOrder.mjs';

const file = (project, moduleId) => ({ project: { name: project }, moduleId });

test('the file that hears the views of the rules comes after all of them, and they come by station', () => {
  const files = [
    file('rules', '/a/core/src/check/missing.test.ts'),
    file('rules', '/a/core/src/narrate/words.test.ts'),
    file('rules', '/a/core/src/actions/moves.test.ts'),
    file('rules', '/a/core/src/check/power/owners.test.ts'),
    file('rules', '/a/core/src/check/rules.test.ts'),
    file('rules', '/a/core/src/check/account/name.test.ts'),
  ];
  expect(inOrder(files).map(({ moduleId }) => moduleId.slice('/a/core/src/'.length))).toEqual([
    'check/rules.test.ts',
    'check/account/name.test.ts',
    'check/power/owners.test.ts',
    'actions/moves.test.ts',
    'narrate/words.test.ts',
    'check/missing.test.ts',
  ]);
});

test('other files stay in their order', () => {
  const files = [file('engine', '/b.test.ts'), file('chain', '/c.test.ts'), file('engine', '/a.test.ts')];
  expect(inOrder(files)).toEqual(files);
});
