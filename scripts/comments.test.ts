import { bannedIn } from '@readback/phrases/testing/bannedWords.ts';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** May only become less: comments with a word that no sentence for people may have. */
const most = 710;

/** Written by a program, or made of such words. */
const leftOut = /\/compiled[^/]*\.ts$|\/bannedWords\.ts$/;

test('comments are written in the words of sentences for people, more and more of them', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((it) => !leftOut.test(it));
  const comments = files.flatMap((it) => commentsOf(readFileSync(resolve(root, it), 'utf8')));
  expect(comments.length, 'comments that were found').toBeGreaterThan(10_000);
  expect(comments.filter((it) => bannedIn(it).length > 0).length).toBeLessThanOrEqual(most);
});

test('a comment is found whole, without its signs and without code, and a text that only looks like one is not', () => {
  const source = [
    '/** What the',
    ' * `whom` returns. */',
    "const url = 'https://example.org'; // is open",
    "const glob = 'a/**/b';",
  ];
  expect(commentsOf(source.join('\n'))).toEqual(['What the code returns.', 'is open']);
});

/** The comments of a source. A comment begins a line or comes after a space, which is where ours are. */
function commentsOf(source: string): readonly string[] {
  return [...source.matchAll(/(?<=^|[ \t{(])(?:\/\*(?!\*\/)[\s\S]*?\*\/|\/\/ .*$)/gm)].map(([it]) =>
    it
      .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
      .replace(/^\s*\* ?/gm, '')
      .replace(/`[^`]*`/g, 'code')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}
