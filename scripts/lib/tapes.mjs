import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './install.mjs';
import { quickChainFiles } from './parts.mjs';

/** Where the tape of a file of tests lies: what a node answered to it. */
export function tapeOf(test) {
  return resolve(root, test, '../tapes', `${test.replace(/^.*[\\/]|\.test\.ts$/g, '')}.tape`);
}

/** The files of tests with a tape beside them, which need no node. */
export function tapedFiles() {
  return readdirSync(resolve(root, 'practice/src'), { recursive: true })
    .map((it) => `practice/src/${String(it).replaceAll('\\', '/')}`)
    .filter((it) => it.endsWith('.test.ts') && existsSync(tapeOf(it)))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/** The tests on a chain that `npm test` runs: those that need no node, and the quick ones. */
export function quickOnChain() {
  return [...new Set([...tapedFiles(), ...quickChainFiles])];
}
