import { problemText } from '@readback/phrases/problemText.ts';
import { missingInDomain } from '@readback/core/crypto/missingInDomain.ts';
import type { TypedData } from '@readback/core/model/request.ts';
import { readTypedData } from '@readback/core/request/typedData/readTypedData.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/compose.ts';

/** What is in a field for typed data, read as far as it goes. `at` is a position in the text, `line` from 1. */
export type ReadTyped =
  | Readonly<{ kind: 'empty' }>
  | Readonly<{ kind: 'wrong'; says: string; at?: number; line?: number; column?: number }>
  | Readonly<{ kind: 'read'; typed: TypedData; unsigned: readonly string[] }>;

/** Reads typed data while it is typed: what is wrong names its path, and where it stands as an editor counts. */
export function readTyped(json: string): ReadTyped {
  if (json.trim() === '') return { kind: 'empty' };
  try {
    const read = readTypedData(json);
    const [missing] = missingInDomain(read.typed);
    return missing === undefined
      ? { kind: 'read', ...read }
      : { kind: 'wrong', says: fill(words.missing, { path: `domain.${missing}` }) };
  } catch (error) {
    if (!(error instanceof ReadbackError)) throw error;
    const { problem, at } = error;
    const text = problemText(problem);
    if (at === undefined) return { kind: 'wrong', says: text };
    const before = json.slice(0, at);
    const line = before.split('\n').length;
    const column = at - before.lastIndexOf('\n');
    // Errors of the JSON itself already say their place.
    const says =
      problem.id === 'at'
        ? text
        : fill(words.placed, { problem: text, line: String(line), column: String(column) });
    return { kind: 'wrong', says, at, line, column };
  }
}
