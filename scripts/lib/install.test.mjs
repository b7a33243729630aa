import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

let folder;
const packages = {
  '': { name: 'all' },
  web: { name: 'web' },
  'node_modules/one': { version: '1.0.0' },
  'node_modules/@of/two': { version: '2.0.0' },
  'web/node_modules/one': { version: '0.9.0' },
  'node_modules/web': { link: true, resolved: 'web' },
  'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['no-such-system'] },
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'readback-install-'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  for (const path of ['node_modules/one', 'node_modules/@of/two', 'web/node_modules/one']) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), '{}');
  }
  const { 'node_modules/elsewhere': _, ...present } = packages;
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('all of it is installed, but for what is not for this machine', () => {
  expect(isInstalled(folder)).toBe(true);
});

it.each(['node_modules/one', 'node_modules/@of/two', 'web/node_modules/one', 'node_modules/@of'])(
  'a folder that was removed is missing, whatever the list of npm says (%s)',
  (path) => {
    renameSync(join(folder, path), join(folder, 'away'));
    expect(isInstalled(folder)).toBe(false);
    renameSync(join(folder, 'away'), join(folder, path));
    expect(isInstalled(folder)).toBe(true);
  },
);

it('so is an emptied folder, another version, and everything without the list or with a damaged one', () => {
  rmSync(join(folder, 'node_modules/one/package.json'));
  expect(isInstalled(folder)).toBe(false);
  writeFileSync(join(folder, 'node_modules/one/package.json'), '{}');
  const newer = { ...packages, 'node_modules/one': { version: '1.0.1' } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: newer }));
  expect(isInstalled(folder)).toBe(false);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{ "pack');
  expect(isInstalled(folder)).toBe(false);
  rmSync(join(folder, 'node_modules/.package-lock.json'));
  expect(isInstalled(folder)).toBe(false);
});
