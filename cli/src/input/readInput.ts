import { open, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { mostText } from '@readback/core/request/parse/parsing.ts';
import * as usage from '@readback/phrases/words/cli/usage.ts';
import { UsageError } from '../usageError.ts';
import { decoded } from './decoded.ts';

/** What is to be read, and where it was. `file` is as the user wrote it. */
export type Input = Readonly<{ text: string; by: 'argument' | 'file' | 'stdin'; file?: string }>;

/** Standard input: in pieces, and whether a person sits at it. */
export type Stdin = AsyncIterable<Uint8Array> & Readonly<{ isTTY?: boolean }>;

/**
 * The text that the command is about: the file that the argument names, else the argument itself; without one (or
 * for `-`) what is piped in. Never reads more than a request can be long.
 *
 * @throws {UsageError} where there is nothing to read, or a file cannot be read
 */
export async function readInput(argument: string | undefined, stdin: Stdin, cwd: string): Promise<Input> {
  if (argument !== undefined && argument !== '-') {
    const path = resolve(cwd, argument);
    return (await isFile(path, argument))
      ? { text: await fileText(path, argument), by: 'file', file: argument }
      : { text: argument, by: 'argument' };
  }
  if (argument === undefined && stdin.isTTY === true) {
    throw new UsageError(usage.nothing);
  }
  return { text: await pieces(stdin), by: 'stdin' };
}

/** Longer ones are not names of files on any system, and asking for them is an error of its own. */
const mostName = 4_096;

async function isFile(path: string, argument: string): Promise<boolean> {
  if (argument.trim() === '' || argument.length > mostName || /[\0\n{]/.test(argument)) return false;
  try {
    const found = await stat(path);
    if (found.isDirectory()) throw new UsageError(usage.isFolder, { details: argument });
    return true;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return false;
  }
}

async function fileText(path: string, argument: string): Promise<string> {
  try {
    const file = await open(path);
    try {
      return await pieces(file.createReadStream({ end: mostText }));
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(usage.fileUnread, { details: argument, cause: error });
  }
}

/**
 * The bytes as text, exactly, but for a byte order mark and the one line break that ends most files and pipes: they are
 * not part of what was pasted. Bytes that are not text are refused, since what would be shown is not what is there.
 */
async function pieces(from: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of from) {
    size += chunk.byteLength;
    if (size > mostText) throw new UsageError(usage.tooLong);
    chunks.push(chunk);
  }
  try {
    return decoded(Buffer.concat(chunks)).replace(/\r?\n$/, '');
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(usage.notUtf8, { cause: error });
  }
}

/** Whether a text that was taken for a message looks more like the name of a file that is not there. */
export function looksLikeFile({ text, by }: Input): boolean {
  return by === 'argument' && /^\S+$/.test(text) && (/[/\\]/.test(text) || /\.[a-z0-9]{1,8}$/i.test(text));
}
