import { relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Path from the root of the repository, with forward slashes. */
export function pathInRepo(file) {
  return relative(root, file).split(sep).join('/');
}

/** The workspace (first folder) that a file belongs to. */
export function workspaceOf(file) {
  return pathInRepo(file).split('/')[0];
}
