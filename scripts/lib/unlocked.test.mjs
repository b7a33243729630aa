import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './install.mjs';
import { unlocked } from './unlocked.mjs';

const read = (path) => JSON.parse(readFileSync(resolve(root, path), 'utf8'));
const lockfiles = [
  'package-lock.json',
  'tools/vectors/package-lock.json',
  'tools/vectors/accounts/package-lock.json',
  'bench/alternatives/package-lock.json',
];

/**
 * Tools of developers on other platforms, in versions that the registry in use does not serve: nobody here can tell
 * their hash. `node scripts/complete-lockfile.mjs` fills in those that it serves, and this list may only get shorter.
 */
const notServed = [
  '@biomejs/cli-android-arm64',
  '@biomejs/cli-android-x64',
  '@biomejs/cli-darwin-arm64',
  '@biomejs/cli-darwin-x64',
  '@biomejs/cli-linux-arm64-musl',
  '@biomejs/cli-linux-x64-musl',
  '@biomejs/cli-win32-arm64',
  '@biomejs/cli-win32-x64',
  '@foundry-rs/anvil-darwin-amd64',
  '@foundry-rs/anvil-darwin-arm64',
  '@foundry-rs/anvil-linux-arm64',
  '@foundry-rs/anvil-win32-amd64',
  '@oxc-parser/binding-android-arm-eabi',
  '@oxc-parser/binding-android-arm64',
  '@oxc-parser/binding-darwin-arm64',
  '@oxc-parser/binding-darwin-x64',
  '@oxc-parser/binding-freebsd-x64',
  '@oxc-parser/binding-linux-arm-gnueabihf',
  '@oxc-parser/binding-linux-arm-musleabihf',
  '@oxc-parser/binding-linux-ppc64-gnu',
  '@oxc-parser/binding-linux-riscv64-gnu',
  '@oxc-parser/binding-linux-riscv64-musl',
  '@oxc-parser/binding-linux-s390x-gnu',
  '@oxc-parser/binding-openharmony-arm64',
  '@oxc-parser/binding-win32-arm64-msvc',
  '@oxc-parser/binding-win32-ia32-msvc',
  '@oxc-parser/binding-win32-x64-msvc',
  '@oxlint-tsgolint/darwin-arm64',
  '@oxlint-tsgolint/darwin-x64',
  '@oxlint-tsgolint/win32-arm64',
  '@oxlint-tsgolint/win32-x64',
  '@oxlint/binding-android-arm-eabi',
  '@oxlint/binding-android-arm64',
  '@oxlint/binding-darwin-arm64',
  '@oxlint/binding-darwin-x64',
  '@oxlint/binding-freebsd-x64',
  '@oxlint/binding-linux-arm-gnueabihf',
  '@oxlint/binding-linux-arm-musleabihf',
  '@oxlint/binding-linux-arm64-musl',
  '@oxlint/binding-linux-ppc64-gnu',
  '@oxlint/binding-linux-riscv64-gnu',
  '@oxlint/binding-linux-riscv64-musl',
  '@oxlint/binding-linux-s390x-gnu',
  '@oxlint/binding-linux-x64-musl',
  '@oxlint/binding-openharmony-arm64',
  '@oxlint/binding-win32-arm64-msvc',
  '@oxlint/binding-win32-ia32-msvc',
  '@oxlint/binding-win32-x64-msvc',
].map((name) => `node_modules/${name}`);

describe('the lockfiles', () => {
  it.each(lockfiles)('pin each package of %s by its hash, but those that are named here', (path) => {
    const known = path === 'package-lock.json' ? notServed : [];
    expect(unlocked(read(path)).toSorted()).toEqual(known.toSorted());
  });

  it('leave nothing unpinned but optional binaries of a named platform, none of them of the page', () => {
    const { packages } = read('package-lock.json');
    for (const path of unlocked({ packages })) {
      expect([path, packages[path].optional, packages[path].os?.length]).toEqual([path, true, 1]);
      expect(path).toMatch(/^node_modules\/@(biomejs|foundry-rs|oxc-parser|oxlint|oxlint-tsgolint)\//);
    }
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
