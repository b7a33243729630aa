import { relative, resolve } from 'node:path';
import {
  runConformance,
  type ConformanceResult,
  type FileResult,
} from '@readback/core/label/erc7730/conformance/run.ts';
import { errorText } from '@readback/phrases/problemText.ts';
import * as usage from '@readback/phrases/words/cli/usage.ts';
import { fileIn } from '../descriptors/registry.ts';
import type { Command } from '../options/readOptions.ts';
import type { Outcome, Process } from '../process.ts';
import { print, type Line, line } from '../text/line.ts';
import { UsageError } from '../usageError.ts';
import { registryRoot, testFilesIn } from './testFiles.ts';
import { writeResults } from './writeResults.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/conformance.ts';
import { foreign } from '../text/foreign.ts';

/**
 * Runs the ERC-7730 tests (`testsv2`) in a folder, or in one file, with the data that they provide. Ends with 0 only if
 * every case passes.
 *
 * @throws {UsageError} where there are no tests, and for tests that do not lie in the registry
 */
export async function conformance(
  { folder, registry, out }: Extract<Command, { kind: 'conformance' }>,
  { cwd, paper }: Process,
): Promise<Outcome> {
  const at = resolve(cwd, folder);
  const files = await testFilesIn(at, folder);
  const root = await registryRoot(registry === undefined ? undefined : resolve(cwd, registry), at);
  const places = files.map((file) => relative(root, file).replaceAll('\\', '/'));
  if (places.some((it) => it.startsWith('../'))) {
    throw new UsageError(usage.otherRegistry, { details: root });
  }
  const result = await runConformance(places, (place) => loadFrom(root, place), errorText);
  if (out !== undefined) await writeResults(resolve(cwd, out), result.files, out);
  const { pass, fail, error, skipped } = result.counts;
  return {
    out: print([...result.files.flatMap(fileLines), summaryLine(result)], paper),
    err: '',
    code: pass > 0 && fail + error + skipped === 0 ? 0 : 1,
  };
}

/** The largest file of a registry that is read, in bytes: its indexes grow with it. */
const mostBytes = 16_777_216;

async function loadFrom(root: string, place: string): Promise<string> {
  const text = await fileIn(root, place, mostBytes);
  if (text === undefined) throw new Error('This file is too large.');
  return text;
}

/** One file of tests: how many passed, and each case that did not. */
function fileLines({ file, cases }: FileResult): readonly Line[] {
  const passed = cases.filter(({ status }) => status === 'pass').length;
  const all = passed === cases.length;
  return [
    line(
      0,
      { text: (all ? words.pass : words.fail).padEnd(6), tone: all ? 'read' : 'stop' },
      foreign(file, 400),
      {
        text: `  ${fill(words.passed, { passed, all: cases.length })}`,
        tone: 'faint',
      },
    ),
    ...cases
      .filter(({ status }) => status !== 'pass')
      .map(({ description, status, message }) =>
        line(
          6,
          fill(words.failed, {
            name: foreign(description),
            status,
            message: message === undefined ? words.noReason : foreign(message, 600),
          }),
        ),
      ),
  ];
}

/** How it went in all. */
function summaryLine({ files, counts }: ConformanceResult): Line {
  const all = counts.pass + counts.fail + counts.error + counts.skipped;
  return line(0, {
    text: fill(words.summary, { ...counts, all, files: files.length }),
    tone: 'strong',
  });
}
