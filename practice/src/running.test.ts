import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noteRunning, running } from './running.ts';

const noteIn = () => join(mkdtempSync(join(tmpdir(), 'readback-running-')), 'running.txt');

test('the address of a server that runs is found, until it ends', async () => {
  const note = noteIn();
  const forget = noteRunning('http://127.0.0.1:8470', note);
  expect(running(note)).toBe('http://127.0.0.1:8470');
  await forget();
  expect(running(note)).toBeUndefined();
});

test('what a killed server left behind misleads nobody', () => {
  const note = noteIn();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(note, `http://127.0.0.1:8470\n${pid}\n`);
  expect(running(note)).toBeUndefined();
  writeFileSync(note, 'http://127.0.0.1:8470');
  expect(running(note)).toBeUndefined();
});
