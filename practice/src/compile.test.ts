import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileContracts, thiefs } from './compile.ts';

test.each([
  ['compiled/', undefined, ['PracticeDollar', 'Trap']],
  ['attack/compiled/', thiefs, ['Custody', 'Desk']],
])('what is committed in src/%s is what the compiler makes of the contracts', (to, from, some) => {
  const folder = new URL(to, import.meta.url);
  const committed = readdirSync(folder).map((it) => JSON.parse(readFileSync(new URL(it, folder), 'utf8')));
  const made = compileContracts(from);
  expect(made.map((it) => it.name)).toEqual(expect.arrayContaining(some));
  expect(committed).toEqual(made.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
});
