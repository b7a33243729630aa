import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileContracts } from './compile.ts';

test('what is committed in src/compiled is what the compiler makes of the contracts', () => {
  const folder = new URL('compiled/', import.meta.url);
  const committed = readdirSync(folder).map((it) => JSON.parse(readFileSync(new URL(it, folder), 'utf8')));
  const made = compileContracts();
  expect(made.map((it) => it.name)).toEqual(expect.arrayContaining(['PracticeDollar', 'Trap']));
  expect(committed).toEqual(made.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
});
