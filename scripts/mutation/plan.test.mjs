import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/install.mjs';
import {
  alsoTestedBy,
  asked,
  changedLines,
  filesAt,
  isTried,
  sampled,
  stationOf,
  stations,
  testsOf,
} from './plan.mjs';

const source = resolve(root, 'core/src');

describe('what is asked for', () => {
  it('is folders and files, however they are written', () => {
    expect(asked(['hearback/', 'core/src/check/power', './core/src/intent/payees.ts']).places).toEqual([
      'hearback',
      'check/power',
      'intent/payees.ts',
    ]);
    expect(asked(['./scripts/functions/']).places).toEqual(['../../scripts/functions']);
  });

  it('is a sample that its seed tells', () => {
    expect(asked(['hearback', '--sample', '200', '--seed', '7'])).toMatchObject({ sample: 200, seed: 7 });
    expect(asked(['hearback', '--sample', 'many']).problem).toMatch(/whole number/);
    expect(asked(['hearback', '--sample']).problem).toMatch(/whole number/);
  });

  it.each([[[]], [['--quick']], [['hearback', '--changed']]])(
    'is refused when it means nothing: %j',
    (args) => {
      expect(asked(args).problem).toBeDefined();
    },
  );
});

it('tests and what they use are not changed', () => {
  expect(
    ['a/b.ts', 'a/b.test.ts', 'a/testing/b.ts', 'a/testing.ts', 'a/evmole.d.ts', 'a/testingGround.ts'].filter(
      isTried,
    ),
  ).toEqual(['a/b.ts', 'a/testingGround.ts']);
});

it('a folder names what is in it, and not what begins like it', () => {
  const all = ['check/power/a.ts', 'check/powerful/b.ts', 'check/power.ts'];
  expect(filesAt('check/power', all)).toEqual(['check/power/a.ts']);
});

it('every station is there, and each list of tests beside it names some', () => {
  for (const station of stations) expect(existsSync(resolve(source, station)), station).toBe(true);
  for (const station of Object.keys(alsoTestedBy)) {
    for (const pattern of testsOf(station)) {
      expect(globSync(pattern, { cwd: source }), pattern).not.toEqual([]);
    }
  }
  expect(existsSync(resolve(source, 'check/missing.test.ts'))).toBe(true);
});

it('a file belongs to the folder that a score is kept for, which may be inside of another station', () => {
  expect(
    ['check/power/a.ts', 'decode/abis/rows.ts', 'decode/decode.ts', '../../scripts/functions/use.ts'].map(
      stationOf,
    ),
  ).toEqual(['check', 'decode/abis', 'decode', '../../scripts/functions']);
});

describe('lines that differ', () => {
  const diff = [
    'diff --git a/core/src/a.ts b/core/src/a.ts',
    '--- a/core/src/a.ts',
    '+++ b/core/src/a.ts',
    '@@ -10 +10,2 @@ function a() {',
    '@@ -20,3 +21,0 @@',
    '@@ -30,2 +28 @@',
    '--- a/core/src/gone.ts',
    '+++ /dev/null',
    '@@ -1,9 +0,0 @@',
  ].join('\n');

  it('are those that are there now', () => {
    expect(Object.fromEntries([...changedLines(diff)].map(([file, of]) => [file, [...of]]))).toEqual({
      'core/src/a.ts': [10, 11, 28],
    });
  });
});

describe('a sample', () => {
  const things = Array.from({ length: 1000 }, (_, at) => at);

  it('is the same for a seed, and another for another', () => {
    expect(sampled(things, 50, 3)).toEqual(sampled(things, 50, 3));
    expect(sampled(things, 50, 3)).not.toEqual(sampled(things, 50, 4));
  });

  it('has as many as are asked for, each once and in order, from everywhere', () => {
    const some = sampled(things, 200, 1);
    expect(new Set(some).size).toBe(200);
    expect(some).toEqual(some.toSorted((a, b) => a - b));
    for (let from = 0; from < 1000; from += 250) {
      expect(some.filter((it) => it >= from && it < from + 250).length).toBeGreaterThan(25);
    }
  });

  it('is all of them when there are no more', () => {
    expect(sampled(things, undefined, 1)).toEqual(things);
    expect(sampled(things, 2000, 1)).toEqual(things);
  });
});
