import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './install.mjs';

/** Every file of tests for Vitest that is not a slow one, as a path from the root. */
export function testFiles() {
  return filesOf('*.test.ts', '*.test.tsx', '*.test.mjs').filter((it) => !it.includes('.long.test.'));
}

/** Files of the repository by patterns of git, also those that are new and not yet in it. */
export function filesOf(...patterns) {
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--deduplicate', '-z', '--', ...patterns],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return listed.split('\0').filter((it) => it !== '' && existsSync(resolve(root, it)));
}
