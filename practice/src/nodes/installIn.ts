import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';

/** Installs the packages of a folder when they are first needed: `wanted` are files that are there after that. */
export function installIn(cwd: string, wanted: readonly string[]): void {
  if (wanted.every((it) => existsSync(it))) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // npm leaves out what an older Node could not run: it is run by the one that runs the tests.
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const done = spawnSync(npm, ['ci', '--loglevel=error'], {
    cwd,
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const missing = wanted.filter((it) => !existsSync(it));
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}\n${done.stderr}`);
}
