import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { longOptions, longParts, pageOf, runsIn, unrun, withRun } from './longRuns.mjs';

const run = {
  part: 'mutation',
  version: '0.2.0',
  commit: 'abc1234',
  date: '2026-11-29',
  passed: 80,
  failed: 0,
};

test('what the page says of a run is what was written', () => {
  expect(runsIn(pageOf([run]))).toEqual([run]);
  const later = { ...run, commit: 'def5678+', failed: 3 };
  expect(runsIn(pageOf(withRun(runsIn(pageOf([run])), later)))).toEqual([later]);
});

test('the page in the repository is one that was written', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/long-runs.md'), 'utf8');
  expect(pageOf(runsIn(page))).toBe(page);
});

test('a part that was run for an older version, or never, or failed, is named', () => {
  const runs = longParts.map(({ name }) => ({ ...run, part: name }));
  expect(unrun(runs, '0.2.0')).toEqual([]);
  expect(unrun(runs.slice(1), '0.2.0')).toEqual(['unit: never run']);
  expect(unrun(withRun(runs, { ...run, version: '0.1.0' }), '0.2.0')).toEqual([
    'mutation: not run for 0.2.0; last for 0.1.0, on 2026-11-29',
  ]);
  expect(unrun(withRun(runs, { ...run, failed: 2 }), '0.2.0')).toEqual([
    'mutation: 2 failed for 0.2.0, on 2026-11-29',
  ]);
});

test('all parts run unless some are named; names of browser tests ask for these alone', () => {
  expect(longOptions([]).parts).toEqual(longParts.map(({ name }) => name));
  expect(longOptions(['--part', 'unit', '--part', 'mutation']).parts).toEqual(['unit', 'mutation']);
  expect(longOptions(['lighthouse'])).toMatchObject({ parts: ['browser'], browser: ['lighthouse'] });
  expect(longOptions(['--status']).status).toBe(true);
  expect(longOptions(['--part', 'mutations']).wrong).toContain('unit, browser');
});
