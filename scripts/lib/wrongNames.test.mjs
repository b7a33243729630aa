import { expect, test } from 'vitest';
import { wrongNames } from './wrongNames.mjs';

test('a wrong import or name is wrong, whatever the types are', () => {
  const wrong = [
    `scripts/a.mjs(1,10): error TS2305: Module '"./lib/run.mjs"' has no exported member 'runs'.`,
    `scripts/a.mjs(1,10): error TS2724: '"./lib/run.mjs"' has no exported member named 'rum'. Did you mean 'run'?`,
    `scripts/a.mjs(2,10): error TS2307: Cannot find module './lib/rum.mjs' or its corresponding type declarations.`,
    `scripts/a.mjs(3,1): error TS2304: Cannot find name 'rum'.`,
    `tools/vectors/cow.mjs(3,1): error TS2307: Cannot find module './prints.mjs' or its corresponding type declarations.`,
  ];
  expect(wrongNames(wrong.join('\n'))).toEqual(wrong);
});

test('what only declared types would prevent is not, nor a package of tools that is not installed', () => {
  const fine = [
    `scripts/a.mjs(4,1): error TS2339: Property 'name' does not exist on type '{}'.`,
    `  Property 'name' is missing.`,
    `tools/vectors/cow.mjs(1,1): error TS2307: Cannot find module '@cowprotocol/contracts' or its corresponding type declarations.`,
    `tools/vectors/addresses.mjs(9,13): error TS2307: Cannot find module './node_modules/a/b.js' or its corresponding type declarations.`,
    '',
  ];
  expect(wrongNames(fine.join('\n'))).toEqual([]);
});
