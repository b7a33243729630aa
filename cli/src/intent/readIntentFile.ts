import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readIntent } from '@readback/core/intent/readIntent.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import * as usage from '@readback/phrases/words/cli/usage.ts';
import { UsageError } from '../usageError.ts';
import { decoded } from '../input/decoded.ts';
import { problemAt } from './expected.ts';
import { plainIntent } from './plainIntent.ts';

const mostBytes = 1_048_576;

/**
 * Reads the file of `--intent`.
 *
 * @throws {UsageError} for a file that is not there, is not JSON, or has a part that makes no sense
 */
export async function readIntentFile(file: string, cwd: string): Promise<Intent> {
  let json: unknown;
  try {
    const bytes = await readFile(resolve(cwd, file));
    if (bytes.length > mostBytes) throw new RangeError(`${bytes.length} bytes`);
    json = JSON.parse(decoded(bytes));
  } catch (error) {
    throw new UsageError(usage.intentNotJson, { details: file, cause: error });
  }
  return intentIn(json);
}

/**
 * The intent of a file’s JSON.
 *
 * @throws {UsageError} that says where a part makes no sense, what is there, and what was expected
 */
export function intentIn(json: unknown): Intent {
  const plain = plainIntent(json);
  const read = readIntent(plain, Date.now());
  if (!read.ok) throw new UsageError(problemAt(json, read.where));
  return read.intent;
}
