import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles, ownMessages } from './changed.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'readback-changed-'));
  git('init', '-q', '-b', 'main');
  keep('first', { 'a.ts': '1', 'b.ts': '1', 'c.ts': '1' });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what is committed on the branch, what is not, what is new and what is gone', () => {
  git('checkout', '-q', '-b', 'work');
  keep('second', { 'a.ts': '2' });
  writeFileSync(join(folder, 'b.ts'), '2');
  writeFileSync(join(folder, 'ä b.ts'), '');
  rmSync(join(folder, 'c.ts'));
  expect(changedFiles(folder)).toEqual({ files: ['a.ts', 'b.ts', 'ä b.ts'], gone: ['c.ts'] });
});

test('what others put on the main branch meanwhile is not ours', () => {
  git('checkout', '-q', '-b', 'work');
  keep('ours', { 'a.ts': '2' });
  git('checkout', '-q', 'main');
  keep('theirs', { 'b.ts': '2' });
  git('checkout', '-q', 'work');
  expect(changedFiles(folder)).toEqual({ files: ['a.ts'], gone: [] });
});

test('the messages of a branch are its own, not those of the main branch or of a merge', () => {
  git('checkout', '-q', '-b', 'work');
  keep('ours', { 'a.ts': '2' });
  git('checkout', '-q', 'main');
  keep('theirs', { 'b.ts': '2' });
  git('checkout', '-q', 'work');
  git('merge', '-q', '--no-edit', 'main');
  expect(ownMessages(folder)).toEqual(['ours']);
  git('checkout', '-q', 'main');
  expect(ownMessages(folder)).toEqual([]);
});

test('where there is no main branch, what is not committed', () => {
  git('branch', '-q', '-m', 'other');
  writeFileSync(join(folder, 'b.ts'), '2');
  expect(changedFiles(folder)).toEqual({ files: ['b.ts'], gone: [] });
});

function keep(message, files) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  git('add', '.');
  git('commit', '-q', '-m', message);
}

function git(...args) {
  const own = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...own, ...args], { cwd: folder, stdio: 'ignore' });
}
