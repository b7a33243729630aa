import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import * as usage from '@readback/phrases/words/cli/usage.ts';
import { UsageError } from '../usageError.ts';

/**
 * The files of tests in a folder and below it, in a fixed order; or the one file that is named.
 *
 * @throws {UsageError} where there is none
 */
export async function testFilesIn(at: string, named: string): Promise<readonly string[]> {
  const found = await stat(at).catch(() => undefined);
  if (found === undefined) throw new UsageError(usage.noFolder, { details: named });
  if (found.isFile()) return [at];
  const tests = (await filesIn(at)).filter((file) => !isVersion1(relative(at, file))).sort();
  if (tests.length === 0) throw new UsageError(usage.noTests, { details: named });
  return tests;
}

/**
 * The files of tests in a folder and below it. Folders behind links are left out, which may lead around in a circle. A
 * folder that cannot be read represents its tests, so that it is counted as one that failed.
 */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [folder];
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = resolve(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.name.endsWith('.tests.json') ? [path] : [];
    }),
  );
  return found.flat();
}

/** A registry keeps tests of the first version in `tests`, beside those of the second in `testsv2`. */
function isVersion1(file: string): boolean {
  return file.split(/[/\\]/).includes('tests');
}

/**
 * The folder of the registry that tests belong to: the one that is named, else the nearest one around them that has a
 * registry's index; where there is none, the folder around `testsv2`.
 *
 * @throws {UsageError} where the folder that is named is not one
 */
export async function registryRoot(named: string | undefined, tests: string): Promise<string> {
  if (named !== undefined && !(await isFolder(named))) {
    throw new UsageError(usage.registryNotHere, { details: named });
  }
  const folder = (await isFolder(tests)) ? tests : dirname(tests);
  return named ?? rootAround(folder) ?? (/[/\\]testsv2$/.test(folder) ? dirname(folder) : folder);
}

function rootAround(folder: string): string | undefined {
  if (existsSync(resolve(folder, 'index.calldata.json'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : rootAround(parent);
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() === true;
}
