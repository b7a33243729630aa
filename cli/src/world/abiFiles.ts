import { errorText } from '@readback/phrases/problemText.ts';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { mostAbiText, readAbi, type ReadAbi } from '@readback/core/abi/readAbi.ts';
import type { Provenance } from '@readback/core/model/fact.ts';
import * as usage from '@readback/phrases/words/cli/usage.ts';
import { decoded } from '../input/decoded.ts';
import { UsageError } from '../usageError.ts';

/** An ABI that the user gave as a file. */
export type GivenAbi = Readonly<{ abi: ReadAbi; from: Extract<Provenance, { by: 'user' }> }>;

/**
 * Reads the files of `--abi`.
 *
 * @throws {UsageError} for one that is not there, or is not an ABI
 */
export function readAbiFiles(files: readonly string[], cwd: string): Promise<readonly GivenAbi[]> {
  return Promise.all(files.map((file) => readOne(file, cwd)));
}

async function readOne(file: string, cwd: string): Promise<GivenAbi> {
  const text = await textOf(resolve(cwd, file), file);
  const read = readAbi(text);
  if (!read.ok) {
    throw new UsageError(`--abi: ${errorText(read.error)}`, {
      details: [file, read.error.details].filter((it) => it !== '').join(': '),
    });
  }
  return { abi: read.value, from: { by: 'user', entry: basename(file) } };
}

async function textOf(path: string, file: string): Promise<string> {
  try {
    const bytes = await readFile(path);
    if (bytes.length > mostAbiText * 4) throw new UsageError(usage.abiTooLarge, { details: file });
    return decoded(bytes);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(usage.abiUnread, { details: file, cause: error });
  }
}
