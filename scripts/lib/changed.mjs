import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './install.mjs';

/**
 * The files that differ from where this branch left the main one, committed or not, and those that are new. Answers
 * paths from the root, and those of files that are gone apart.
 */
export function changedFiles(folder = root) {
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  const lines = (text) => text.split('\0').filter((it) => it !== '');
  const from = mainBranch(git);
  const changed = from === undefined ? 'HEAD' : git('merge-base', 'HEAD', from).trim();
  const paths = new Set([
    ...lines(git('diff', '--name-only', '--no-renames', '-z', changed)),
    ...lines(git('ls-files', '--others', '--exclude-standard', '-z')),
  ]);
  const all = [...paths].toSorted((a, b) => (a < b ? -1 : 1));
  return {
    files: all.filter((it) => existsSync(resolve(folder, it))),
    gone: all.filter((it) => !existsSync(resolve(folder, it))),
  };
}

/** The messages of the commits of this branch that the main one does not have, without those of merges. */
export function ownMessages(folder = root) {
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  const from = mainBranch(git);
  if (from === undefined) return [];
  return git('log', '--no-merges', '--format=%B%x00', `${from}..HEAD`)
    .split('\0')
    .map((it) => it.trim())
    .filter((it) => it !== '');
}

function mainBranch(git) {
  for (const name of ['main', 'origin/main', 'origin/HEAD']) {
    try {
      git('rev-parse', '--verify', '--quiet', name);
      return name;
    } catch {
      // There is no such branch here.
    }
  }
  return undefined;
}
