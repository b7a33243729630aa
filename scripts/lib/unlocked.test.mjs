import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './install.mjs';
import { unlocked } from './unlocked.mjs';

const read = (path) => JSON.parse(readFileSync(resolve(root, path), 'utf8'));
const lockfiles = [
  'package-lock.json',
  'tools/clients/package-lock.json',
  'tools/libraries/package-lock.json',
  'tools/marks/package-lock.json',
  'tools/vectors/package-lock.json',
  'tools/vectors/accounts/package-lock.json',
  'bench/alternatives/package-lock.json',
];

describe('the lockfiles', () => {
  it.each(lockfiles)('pin each package of %s by its hash', (path) => {
    expect(unlocked(read(path))).toEqual([]);
  });

  it.each(lockfiles)('name no address in %s', (path) => {
    expect(readFileSync(resolve(root, path), 'utf8')).not.toMatch(/"resolved": "https?:/);
  });

  it('have one version of Node for all platforms', () => {
    const { optionalDependencies, packages } = { ...read('package.json'), ...read('package-lock.json') };
    const nodes = Object.keys(optionalDependencies).filter((name) => name.startsWith('node-'));
    expect(nodes).toHaveLength(5);
    const versions = nodes.map((name) => packages[`node_modules/${name}`].version);
    expect(new Set([...versions, ...nodes.map((name) => optionalDependencies[name])]).size).toBe(1);
  });

  it('would tell of a package without a hash', () => {
    const packages = {
      '': {},
      core: {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { link: true },
    };
    expect(unlocked({ packages })).toEqual(['node_modules/a']);
  });
});
