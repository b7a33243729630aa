import { stat, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { resultsJson } from '@readback/core/label/erc7730/conformance/results.ts';
import type { FileResult } from '@readback/core/label/erc7730/conformance/run.ts';
import * as usage from '@readback/phrases/words/cli/usage.ts';
import manifest from '../../package.json' with { type: 'json' };
import { UsageError } from '../usageError.ts';

/**
 * Writes results in the registry's format (`.github/test-runner-docs`), which has one object for a descriptor: into a
 * folder one file for each, named as the registry's own job looks for them (`runner__entity__descriptor.json`); into
 * a file the object, or a list of them where the tests are of several descriptors.
 *
 * @throws {UsageError} where it cannot be written
 */
export async function writeResults(to: string, files: readonly FileResult[], named: string): Promise<void> {
  const implementation = `readback@${manifest.version}`;
  const texts = files.map((it) => resultsJson(it, implementation));
  try {
    if ((await stat(to).catch(() => undefined))?.isDirectory() !== true) {
      const [only = '[]\n'] = texts;
      await writeFile(to, texts.length === 1 ? only : listOf(texts));
      return;
    }
    for (const [at, file] of files.entries()) await writeFile(resolve(to, nameOf(file)), texts[at] ?? '');
  } catch (error) {
    throw new UsageError(usage.outUnwritten, { details: named, cause: error });
  }
}

function listOf(texts: readonly string[]): string {
  return `[\n${texts.map((it) => it.trimEnd()).join(',\n')}\n]\n`;
}

/** Only what is safe in the name of a file: the registry chose these names. */
function nameOf({ file }: FileResult): string {
  const entity = file.split('/').at(-3) ?? 'registry';
  const words = [entity, basename(file, '.tests.json')];
  return `${['readback', ...words].map((it) => it.replace(/[^\w.-]/g, '_')).join('__')}.json`;
}
