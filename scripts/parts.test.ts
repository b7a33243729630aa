import { globSync, readFileSync } from 'node:fs';
import { matchesGlob, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { TestProjectConfiguration, ViteUserConfig } from 'vitest/config';
import { partNames, projects, quickChainFiles } from './lib/parts.mjs';
import { filesOf, testFiles } from './lib/testFiles.mjs';

const root = resolve(import.meta.dirname, '..');

const { default: config }: { default: ViteUserConfig } = await import(resolve(root, 'vitest.config.ts'));

const configured = (config.test?.projects ?? []).map((it) => own(it));

/** Which of the projects of Vitest run a file. */
function projectsOf(file: string): readonly string[] {
  return configured
    .filter(({ include, exclude }) => matches(file, include) && !matches(file, exclude))
    .map(({ name }) => name);
}

test('each file of tests belongs to exactly one project of Vitest', () => {
  const files = testFiles();
  expect(files.length).toBeGreaterThan(700);
  expect(files.filter((it) => projectsOf(it).length !== 1).map((it) => [it, projectsOf(it)])).toEqual([]);
});

test('each project of Vitest is run, by npm test or by test:all, and no other is', () => {
  const run = projects.flatMap(({ name, project }) => (project === undefined ? [name] : []));
  expect(run.toSorted()).toEqual(configured.map(({ name }) => name).toSorted());
  for (const { part, when } of projects) {
    expect(partNames).toContain(part);
    expect(['test', 'rest']).toContain(when);
  }
});

test('the quick tests on a chain are there', () => {
  expect(quickChainFiles.filter((it) => !testFiles().includes(it))).toEqual([]);
});

test('each file of tests, and each browser test, is in a program whose types are checked', () => {
  const programs = filesOf('*tsconfig.json').flatMap((path) => {
    const { include = [] } = JSON.parse(readFileSync(resolve(root, path), 'utf8')) as { include?: string[] };
    return include.map((it) => resolve(root, path, '..', it));
  });
  const typed = (file: string) =>
    programs.some((it) => {
      const path = resolve(root, file);
      if (it.includes('*')) return matchesGlob(path, it);
      return path === it || path.startsWith(`${it}/`);
    });
  const files = [...testFiles(), ...filesOf('*.spec.ts', '*.long.test.ts', 'vitest.config.ts')];
  expect(files.filter((it) => !typed(it))).toEqual([]);
});

test('a browser test is a file that Playwright finds', () => {
  const found = new Set(globSync('e2e/**/*.spec.ts', { cwd: root, exclude: ['**/node_modules/**'] }));
  expect(filesOf('*.spec.ts').filter((it) => !found.has(it))).toEqual([]);
});

function own(project: TestProjectConfiguration) {
  if (typeof project !== 'object' || project instanceof Promise || !('test' in project)) {
    throw new TypeError('A project of vitest.config.ts is an object.');
  }
  const { name, include = [], exclude = [] } = project.test ?? {};
  return { name: typeof name === 'object' ? name.label : (name ?? ''), include, exclude };
}

function matches(file: string, patterns: readonly string[]): boolean {
  return patterns.some((it) => alternatives(it).some((one) => matchesGlob(file, one)));
}

/** The patterns that a pattern with braces represents. */
function alternatives(pattern: string): readonly string[] {
  const found = /\{([^{}]*)\}/.exec(pattern);
  if (found === null) return [pattern];
  return (found[1] ?? '').split(',').flatMap((it) => alternatives(pattern.replace(found[0], it)));
}
