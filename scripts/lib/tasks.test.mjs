import { expect, test } from 'vitest';
import { browserRuns, partNames, projects } from './parts.mjs';
import { tasksOf } from './tasks.mjs';

const named = (options) => tasksOf({ parts: partNames, ...options }).map(({ name }) => name);
const both = ['test', 'rest'];

test('what npm test runs and what test:all adds are all there is, and nothing is in both', () => {
  const [quick, rest, all] = [named({ when: ['test'] }), named({ when: ['rest'] }), named({ when: both })];
  expect(quick.filter((it) => rest.includes(it))).toEqual(['build']);
  expect(new Set(all)).toEqual(new Set([...quick, ...rest]));
  expect(all).toHaveLength(new Set(all).size);
  for (const { name, part } of projects) expect(all).toContain(`${part}: ${name}`);
  for (const { name } of browserRuns) expect(all).toContain(`browser: ${name}`);
  expect(quick.filter((it) => it.startsWith('check: types'))).not.toEqual([]);
});

test('the parts of the workflow are together all that test:all runs', () => {
  const parts = partNames.flatMap((it) => tasksOf({ parts: [it], when: both }).map(({ name }) => name));
  expect(parts.toSorted()).toEqual(named({ when: both }).toSorted());
});

test('a browser waits for what it shows, and the pseudo-language is built only for the tests that need it', () => {
  const [build, ...others] = tasksOf({ parts: ['browser'], when: ['test'] });
  expect(build.name).toBe('build');
  for (const it of others) expect(it.after).toContain('build');
});

test('what cannot be divided runs in the first share, and only there', () => {
  const share = (shard) => tasksOf({ parts: ['unit'], when: both, shard }).map(({ name }) => name);
  expect(share('1/2')).toContain('unit: rules');
  expect(share('2/2')).not.toContain('unit: rules');
  expect(share('2/2')).toContain('unit: engine');
});
