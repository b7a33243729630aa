import { bannedIn } from '@readback/phrases/testing/bannedWords.ts';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const folders = new Set(
  files.flatMap((it) => it.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))),
);
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
/** What is written by the code is held by the tests of its sentences. */
const written =
  /^docs\/(?:functions|rules|specification|weights|mutation|endpoints|long-runs)\.md$|^docs\/readings\/|vectors\/README\.md$|LICENSE/;
const byHand = documents.filter((it) => !written.test(it));

test.each(documents)('every link of %s leads to a file', (path) => {
  const links = [...read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
    (it) => it[1] ?? '',
  );
  expect(links.filter((it) => !existsSync(resolve(root, dirname(path), it)))).toEqual([]);
});

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'README.md', 'docs/how-calm-is-earned.md'])(
  'every file, folder and command that %s names is there',
  (path) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
    const named = [...read(path).matchAll(/`([^`\s]+)`/g)].map(([, it = '']) => it.replace(/:\d+$/, ''));
    const lost = named.filter((it) => mayBePath(it) && !isThere(it));
    const commands = [...read(path).matchAll(/\bnpm run ([\w:]+)/g)].map(([, it = '']) => it);
    expect([...lost, ...commands.filter((it) => !Object.hasOwn(scripts, it))]).toEqual([]);
  },
);

test('each principle of calm names the test that fails without it', () => {
  const rows = [...read('docs/how-calm-is-earned.md').matchAll(/^\| (?!principle|---)(.+) \| (.*) \|$/gm)];
  expect(rows.length).toBeGreaterThan(25);
  const unheld = rows.filter(([, , held = '']) => {
    const tests = [...held.matchAll(/\[`([^`]+)`\]\(([^)]+)\)/g)];
    return (
      tests.length === 0 ||
      tests.some(([, name, to = '']) => !/\.test\.(?:ts|mjs)/.test(to) || !to.endsWith(`/${name}`))
    );
  });
  expect(unheld.map(([, principle]) => principle)).toEqual([]);
});

test.each([
  ['README.md', 800],
  ['SECURITY.md', 1500],
])('%s has no more than %i words', (path, most) => {
  expect(read(path).trim().split(/\s+/).length).toBeLessThanOrEqual(most);
});

test.each(byHand)('%s has no word that our sentences may not have', (path) => {
  const prose = read(path)
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`]*`/g, 'code')
    .replace(/\]\([^)]*\)/g, ']')
    .split('\n');
  expect(prose.flatMap((line, at) => bannedIn(line).map((it) => `${at + 1}: ${it}`))).toEqual([]);
});

/** A name in code that is a path: of a file by its ending, of a folder by its end or its beginning. */
function mayBePath(name: string): boolean {
  if (/[*<>{}$()=|…@]|^(?:https?:|[./\d-])/.test(name)) return false;
  return (
    /\.(?:ts|tsx|mjs|md|json|css|fns|forms|sol)$/.test(name) ||
    name.endsWith('/') ||
    /^(?:assistant|bench|cli|core|docs|e2e|extension|phrases|practice|scenarios|scripts|server|tools|web)\//.test(
      name,
    )
  );
}

/** Whether it is in the repository, by its whole path or by its end; what a build writes is there after it. */
function isThere(name: string): boolean {
  const path = name.replace(/\/$/, '');
  const isIt = (it: string) => it === path || it.endsWith(`/${path}`);
  return (
    files.some((it) => isIt(it) || isIt(it.replace(/\.\w+$/, ''))) || [...folders].some(isIt) || isBuilt(path)
  );
}

function isBuilt(path: string): boolean {
  return path.split('/').includes('dist');
}
