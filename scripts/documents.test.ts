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
