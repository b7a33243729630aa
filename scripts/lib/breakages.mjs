import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{
 *   name: string,     what a user would meet if it were so
 *   file: string,     the file that is broken
 *   text: string,     what is there, exactly once
 *   becomes: string,  what takes its place
 *   tests: string[],  the files of `npm test` of which at least one must fail
 *   slow?: true,      its tests take more than half a minute
 * }} Breakage
 */

/** The rows that the arguments of the command ask for. */
export function chosen(rows, args) {
  const words = args.filter((it) => !it.startsWith('--')).map((it) => it.toLowerCase());
  return rows
    .filter(({ slow }) => !args.includes('--fast') || slow !== true)
    .filter(({ name, file }) => words.every((it) => `${name} ${file}`.toLowerCase().includes(it)));
}

/** A text with one breakage in it. Throws where what is to be broken is not there, or is there twice. */
export function broken(text, { name, file, text: whole, becomes }) {
  const count = text.split(whole).length - 1;
  if (count !== 1) {
    throw new Error(`${name}: ${file} has ${count} times what is to be broken, and not once:\n${whole}`);
  }
  if (whole === becomes) throw new Error(`${name}: nothing becomes another.`);
  return text.replace(whole, () => becomes);
}

/**
 * Tries each breakage in a copy, with its tests alone, and resolves with what is wrong: a line for each one that no test
 * noticed. Only a test that fails counts: a file that cannot be loaded tells nothing.
 */
export async function tryAll(rows, say = console.log) {
  const copy = copyOfTree();
  try {
    const tests = [...new Set(rows.flatMap((row) => row.tests))];
    const whole = await results(copy, tests);
    if (whole.failed.length > 0 || whole.passed === 0 || whole.unloaded.length > 0) {
      return [`These fail without any breakage: ${[...whole.failed, ...whole.unloaded].join(', ')}`];
    }
    const wrong = [];
    for (const row of rows) {
      const said = await tryOne(copy, row);
      if (said.wrong !== undefined) wrong.push(`${row.name}: ${said.wrong}`);
      say(`${said.wrong === undefined ? 'noticed' : 'NOT NOTICED'} ${row.name} (${said.by ?? row.file})`);
    }
    return wrong;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function tryOne(copy, row) {
  const path = join(copy, row.file);
  const before = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, broken(before, row));
    const { failed, unloaded } = await results(copy, row.tests, ['--bail=1']);
    if (failed.length > 0) return { by: failed[0] };
    return { wrong: unloaded.length > 0 ? `${unloaded.join(', ')} did not load` : 'no test failed' };
  } catch (error) {
    return { wrong: error.message };
  } finally {
    writeFileSync(path, before);
  }
}

/** What came of these files of tests in the copy. */
async function results(copy, tests, more = []) {
  const report = join(copy, 'breakage.json');
  rmSync(report, { force: true });
  const { output } = await run(
    'vitest',
    ['run', ...tests, '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`, ...more],
    { cwd: copy, quiet: true },
  );
  if (!existsSync(report)) return { passed: 0, failed: [], unloaded: [...tests, output.slice(-2_000)] };
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
  const unloaded = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => name);
  return { passed: numPassedTests, failed, unloaded };
}

/** What git knows or would take, and what is installed, by links: the workspaces in it are those of the copy. */
function copyOfTree() {
  const copy = mkdtempSync(join(tmpdir(), 'readback-breakages-'));
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard', '--deduplicate'], {
    cwd: root,
  });
  for (const path of listed.toString().split('\0').filter(Boolean)) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  // The configuration of the tests asks git which files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  for (const folder of ['.', ...workspaces()]) linkInstalled(join(folder, 'node_modules'), copy);
  return copy;
}

function linkInstalled(folder, copy) {
  const from = join(root, folder);
  if (!existsSync(from)) return;
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(from)) {
    const [path, there] = [join(from, name), join(copy, folder, name)];
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name === '@readback') {
      mkdirSync(there);
      for (const own of readdirSync(path)) symlinkSync(join(copy, own), join(there, own), 'junction');
    } else symlinkSync(path, there, lstatSync(path).isFile() ? 'file' : 'junction');
  }
}

function workspaces() {
  return JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).workspaces;
}
