import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { cwd: root })
  .toString()
  .split('\n')
  .filter((it) => it !== '' && it !== 'scripts/clock.test.ts')
  .flatMap((path) => {
    const text = read(path);
    return text === undefined ? [] : [{ path, text }];
  });

const ofEngine = files.filter(
  ({ path }) => path.startsWith('core/src/') && !/\.test\.ts$|\/testing\//.test(path),
);

test('no test switches the clock off: what comes in came at a real time', () => {
  const off = files.filter(({ text }) => /\breceivedAt: ?-?0\b/.test(text));
  expect(off.map(({ path }) => path)).toEqual([]);
});

test('the engine has no clock of its own: the time is asked of its world', () => {
  const reads = ofEngine.filter(({ text }) => /\bDate\.now\(|\bnew Date\(\)|\bDate\(\)/.test(text));
  expect(reads.map(({ path }) => path)).toEqual([]);
});

test('nothing in the engine reads when a request came', () => {
  const reads = ofEngine.filter(({ text }) => /\breceivedAt\b/.test(text));
  expect(reads.map(({ path }) => path)).toEqual([
    'core/src/model/request.ts',
    // Says in the evidence of a signature when what was signed came.
    'core/src/record/record.ts',
    // Says when what a network carried out was carried out.
    'core/src/request/transaction/fetchTransaction.ts',
  ]);
});

/** Undefined for a file that is listed and was deleted. */
function read(path: string): string | undefined {
  try {
    return readFileSync(resolve(root, path), 'utf8');
  } catch {
    return undefined;
  }
}
