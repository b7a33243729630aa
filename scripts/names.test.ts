import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Names that may be in several files, each inspected and with its reason. */
const meant: Readonly<Record<string, string>> = {};

test('an exported name of the engine is in one file, so that grep finds the place', () => {
  const files = new Map<string, string[]>();
  for (const path of sources()) {
    for (const name of exportsOf(readFileSync(resolve(root, path), 'utf8'))) {
      files.set(name, [...(files.get(name) ?? []), path]);
    }
  }
  const twice = [...files].filter(([name, paths]) => paths.length > 1 && !Object.hasOwn(meant, name));
  expect(Object.fromEntries(twice)).toEqual({});
  const gone = Object.keys(meant).filter((name) => (files.get(name) ?? []).length < 2);
  expect(gone, 'exceptions that are no longer needed').toEqual([]);
});

test('exports are found in every form that the engine uses', () => {
  const text = `export type A = 1;
export async function b() {}
export function* c() {}
export const { d, e: f } = g;
export abstract class H {}
export { i, type J, k as l } from './m.ts';
const n = 1;`;
  expect(exportsOf(text)).toEqual(['A', 'b', 'c', 'H']);
});

/** Declarations only: what is handed on from another file is the same thing. */
function exportsOf(text: string): readonly string[] {
  const declared =
    /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|type|interface|class) (\w+)/gm;
  return [...new Set([...text.matchAll(declared)].flatMap(([, name]) => name ?? []))];
}

function sources(): readonly string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', 'core/src'], {
    cwd: root,
  })
    .toString()
    .split('\n')
    .filter((it) => it.endsWith('.ts') && !/\.test\.ts$|\/testing(?:\/|\.ts$)|\/conformance\//.test(it))
    .filter((it) => isThere(it));
}

function isThere(path: string): boolean {
  try {
    return readFileSync(resolve(root, path)).length > 0;
  } catch {
    return false;
  }
}
