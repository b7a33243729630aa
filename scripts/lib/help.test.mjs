import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { asksHelp, commandHelp } from './help.mjs';
import { root } from './install.mjs';

it('help is asked for by its option alone', () => {
  expect(asksHelp(['--help'])).toBe(true);
  expect(asksHelp(['--json', '--help'])).toBe(true);
  expect(asksHelp(['--', '--help'])).toBe(false);
  expect(asksHelp(['help'])).toBe(false);
});

it.each([
  ['start.mjs', /^npm start -- \[options\]/],
  ['readback.mjs', /^Reads a wallet request back/],
])('%s helps before anything is installed, and installs nothing for it', (script, begins) => {
  const folder = mkdtempSync(join(tmpdir(), 'readback-help-'));
  cpSync(resolve(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  mkdirSync(join(folder, 'docs'));
  cpSync(resolve(root, 'docs/command-line.md'), join(folder, 'docs/command-line.md'));
  const { stdout, stderr, status } = spawnSync(process.execPath, [join('scripts', script), '--help'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(begins);
  expect(readdirSync(folder).toSorted()).toEqual(['docs', 'scripts']);
  rmSync(folder, { recursive: true });
});

it('the document has the help of the command line', () => {
  expect(commandHelp()).toContain('--policy FILE');
});
