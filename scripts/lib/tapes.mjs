import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './install.mjs';
import { quickChainFiles } from './parts.mjs';
import { filesOf } from './testFiles.mjs';

/** Where the tape of a file of tests lies: what a node answered to it. */
export function tapeOf(test) {
  return resolve(root, test, '../tapes', `${test.replace(/^.*[\\/]|\.test\.ts$/g, '')}.tape`);
}

/** The files of tests with a tape beside them, which need no node. */
export function tapedFiles() {
  return filesOf('practice/src/*.test.ts').filter((it) => existsSync(tapeOf(it)));
}

/** The tests on a chain that `npm test` runs: those that need no node, and the quick ones. */
export function quickOnChain() {
  return [...new Set([...tapedFiles(), ...quickChainFiles])];
}
