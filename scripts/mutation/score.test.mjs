import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/install.mjs';
import { stations } from './plan.mjs';
import { isListed, isLower, percent, raised, scoreOf, scoresPage } from './score.mjs';

const read = (path) => readFileSync(resolve(root, path), 'utf8');
const baseline = JSON.parse(read('scripts/mutation/baseline.json'));
const equivalent = JSON.parse(read('scripts/mutation/equivalent.json'));

it('what no test reaches counts as not noticed, what is endless as noticed, what is the same not at all', () => {
  const outcomes = ['killed', 'killed', 'late', 'survived', 'unreached', 'same'];
  expect(scoreOf(outcomes.map((outcome) => ({ outcome })))).toEqual({ killed: 3, of: 5 });
});

it('a score is never rounded up', () => {
  expect(percent({ killed: 849, of: 1000 })).toBe(84.9);
  expect(percent({ killed: 84_999, of: 100_000 })).toBe(84.9);
  expect(percent({ killed: 0, of: 0 })).toBe(0);
});

describe('a score that is kept', () => {
  const kept = { killed: 850, of: 1000 };

  it('is fallen below by one change, where all were tried', () => {
    expect(isLower({ killed: 849, of: 1000 }, kept)).toBe(true);
    expect(isLower({ killed: 850, of: 1000 }, kept)).toBe(false);
    expect(isLower({ killed: 1, of: 1000 }, undefined)).toBe(false);
  });

  it('is not fallen below by chance, where some were tried', () => {
    expect(isLower({ killed: 245, of: 300, sample: { seed: 2 } }, kept)).toBe(false);
    expect(isLower({ killed: 230, of: 300, sample: { seed: 2 } }, kept)).toBe(true);
  });

  it('only rises', () => {
    const lower = { killed: 84, of: 100 };
    const higher = { killed: 86, of: 100 };
    expect(raised(kept, lower)).toBe(kept);
    expect(raised(kept, higher)).toBe(higher);
    expect(raised(undefined, lower)).toBe(lower);
  });
});

describe('a change that nobody could notice', () => {
  const listed = {
    file: 'core/src/a.ts',
    line: 'return a && b;',
    was: 'a && b',
    becomes: 'a',
    why: 'b is always true',
  };

  it('is known by its file and its text, wherever its line has moved', () => {
    expect(isListed([listed], { ...listed, at: 70 })).toBe(true);
    expect(isListed([listed], { ...listed, becomes: 'b' })).toBe(false);
    expect(isListed([listed], { ...listed, file: 'core/src/b.ts' })).toBe(false);
  });

  it('has its reason, and is still in its file', () => {
    const wrong = equivalent.flatMap(({ file, line, why = '' }) => {
      if (why.length <= 10) return [`${line}: no reason`];
      if (!existsSync(resolve(root, file))) return [`${file} is gone`];
      return read(file).includes(line) ? [] : [`${file} has no such line any more: ${line}`];
    });
    expect(wrong).toEqual([]);
  });
});

it('the document has the scores that are kept', () => {
  expect(Object.keys(baseline).filter((it) => !stations.includes(it))).toEqual([]);
  expect(read('docs/mutation.md')).toBe(scoresPage(baseline));
});
