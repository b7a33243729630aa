import { expect, test } from 'vitest';
import { familiesIn, testsNear } from './testsNear.mjs';

const tests = [
  'core/src/check/rules.test.ts',
  'core/src/check/missing.test.ts',
  'core/src/check/outcome/gasUse.test.ts',
  'core/src/check/outcome/minimum.test.ts',
  'core/src/check/power/owners.test.ts',
  'core/src/hearback/spoken/said.test.ts',
  'phrases/src/catalogue.test.ts',
  'scripts/names.test.ts',
  'scripts/lib/lanes.test.mjs',
  'web/src/review/sign.test.tsx',
  'cli/src/main.test.ts',
];

const ofRules = ['core/src/check/missing.test.ts', 'core/src/check/rules.test.ts', 'phrases/src', 'scripts'];

test('a rule: the tests of its family, of all rules, of the phrases and of the documents', () => {
  const family = ['core/src/check/outcome/gasUse.test.ts', 'core/src/check/outcome/minimum.test.ts'];
  expect(testsNear(['core/src/check/outcome/order.ts'], tests)).toEqual([...ofRules, ...family].toSorted());
});

test('a sentence: the tests of the phrases, not those of the rules', () => {
  expect(testsNear(['phrases/src/en/engine.ts'], tests)).toEqual(['phrases/src', 'scripts']);
});

test('a file whose folder has no tests: those of the folder above it', () => {
  expect(testsNear(['core/src/hearback/spoken/words/verbs.ts'], tests)).toEqual([
    'core/src/hearback/spoken/said.test.ts',
    'scripts/names.test.ts',
  ]);
});

test('a file among many tests: the one of its name, where there is one', () => {
  const many = Array.from({ length: 30 }, (_, at) => `core/src/check/${at}.test.ts`);
  const near = (path) => testsNear([path], [...tests, ...many]);
  expect(near('core/src/check/rules.ts')).toEqual(['core/src/check/rules.test.ts', 'scripts']);
  expect(near('core/src/check/other.ts')).toEqual(['scripts']);
});

test('a test: itself; a file at the top of a workspace: its own test', () => {
  expect(testsNear(['web/src/review/sign.test.tsx', 'cli/src/main.ts'], tests)).toEqual([
    'cli/src/main.test.ts',
    'web/src/review/sign.test.tsx',
  ]);
});

test('a script: the tests of all scripts, once', () => {
  expect(testsNear(['scripts/lib/lanes.mjs', 'scripts/test.mjs'], tests)).toEqual(['scripts']);
});

test('a document: the tests of the scripts that write it; a folder without tests is not named', () => {
  expect(testsNear(['docs/rules.md', 'core/src/decode/abis/erc20.ts'], tests)).toEqual(['scripts']);
});

test('a file of functions: the tests of the rows, and of what compiles them', () => {
  const rows = [
    'core/src/decode/abis/models.test.ts',
    'scripts/functions.test.ts',
    'scripts/functions/wrongFunctions.test.ts',
  ];
  expect(testsNear(['core/functions/lending/aave.fns'], [...tests, ...rows])).toEqual([
    'core/src/decode/abis',
    'scripts/functions',
    'scripts/functions.test.ts',
  ]);
});

test('the families of the rules that changed are named once', () => {
  const changed = [
    'core/src/check/power/owners.ts',
    'core/src/check/outcome/order.ts',
    'core/src/check/power/owners.test.ts',
    'core/src/check/testing/views.ts',
    'core/src/check/rules.ts',
  ];
  expect(familiesIn(changed)).toEqual(['outcome', 'power']);
});

test('a file of shipped contracts: the tests of what reads them', () => {
  const near = ['core/src/shipped/places.test.ts', 'scripts/protocols.test.mjs', 'scripts/names.test.ts'];
  expect(testsNear(['core/shipped/aave.json'], near)).toEqual([
    'core/src/shipped',
    'scripts/protocols.test.mjs',
  ]);
});
