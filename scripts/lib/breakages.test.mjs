import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakages } from './breakageTable.mjs';
import { broken, chosen } from './breakages.mjs';
import { root } from './install.mjs';

const at = (path) => resolve(root, path);

describe('the table of breakages', () => {
  it.each(breakages.map((row) => [row.name, row]))('%s: it can be broken, and tests are there', (_, row) => {
    const before = readFileSync(at(row.file), 'utf8');
    expect(broken(before, row)).not.toBe(before);
    expect(row.tests.length).toBeGreaterThan(0);
    for (const path of row.tests) expect(existsSync(at(path)), path).toBe(true);
  });

  it('calls each by a name of its own, and has some in every part', () => {
    const names = breakages.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const parts = new Set(breakages.map(({ file }) => file.split('/').slice(0, 3).join('/')));
    for (const station of [
      'request',
      'decode',
      'simulate',
      'evidence',
      'check',
      'narrate',
      'intent',
      'hearback',
    ])
      expect(parts).toContain(`core/src/${station}`);
    for (const workspace of ['web', 'extension', 'cli'])
      expect(
        [...parts].some((it) => it.startsWith(workspace)),
        workspace,
      ).toBe(true);
  });
});

describe('a breakage', () => {
  const row = { name: 'a', file: 'f.ts', text: 'one', becomes: '$& two', tests: ['f.test.ts'] };

  it('is put where its text is, as it is written', () => {
    expect(broken('is one.', row)).toBe('is $& two.');
  });

  it('is refused where its text is gone, is there twice, or stays', () => {
    expect(() => broken('is three.', row)).toThrow('0 times');
    expect(() => broken('one and one', row)).toThrow('2 times');
    expect(() => broken('one', { ...row, becomes: 'one' })).toThrow('nothing becomes another');
  });

  it('is chosen by words of its name or file, and left out where its tests take long', () => {
    const rows = [row, { ...row, name: 'b', file: 'g.ts', slow: true }];
    expect(chosen(rows, [])).toEqual(rows);
    expect(chosen(rows, ['--fast'])).toEqual([row]);
    expect(chosen(rows, ['G.ts', 'B'])).toEqual([rows[1]]);
    expect(chosen(rows, ['none'])).toEqual([]);
  });
});
