import type { SourceLanguage } from '@readback/core/abi/sources/publishedSource.ts';
import { codeOnly } from './codeOnly.ts';

/** What is in the place of values that are not sent, each under one handle in all files of a source. */
export type Values = Map<string, string>;

/** The most that a number of the size of a block, a time or an amount takes; an address takes more. */
const mostDigits = 20;

const addressDigits = 40;

/** How deep a line may be indented; deeper ones say nothing more. */
const mostIndent = 32;

/** A line without comments and strings: as it may go out, and as it is in the source. */
export type LineCode = Readonly<{ sent: string; code: string }>;

/**
 * The lines of a source, each at its index. What may go out has a handle in the place of each address and each other
 * number as long as one. A line without code is undefined, and so is a text that is not of its language. No line is read before
 * it is asked for.
 *
 * @param values the handles so far; what is found is added
 */
export function codeLines(
  text: string,
  language: SourceLanguage,
  values: Values,
): Iterable<LineCode | undefined> | undefined {
  const code = codeOnly(text, language);
  return code === undefined ? undefined : read(code, values);
}

function* read(text: string, values: Values): Generator<LineCode | undefined> {
  let from = 0;
  for (const { 0: end, index } of text.matchAll(/\r\n|[\n\r]/g)) {
    yield lineCode(text.slice(from, index), values);
    from = index + end.length;
  }
  yield lineCode(text.slice(from), values);
}

function lineCode(line: string, values: Values): LineCode | undefined {
  if (!isCode(line)) return undefined;
  const code = indentOf(line) + line.trim().replaceAll(/\s+/g, ' ');
  return { code, sent: code.replaceAll(/[\w$]+/g, (word) => maskedWord(word, values)) };
}

/** How many lines a text has. */
export function lineCount(text: string): number {
  let count = 1;
  for (const end = /\r\n|[\n\r]/g; end.exec(text) !== null; ) count += 1;
  return count;
}

/** Brackets alone say nothing. */
function isCode(line: string): boolean {
  return /\w/.test(line);
}

function indentOf(line: string): string {
  const width = line.replaceAll('\t', '    ').search(/\S/);
  return ' '.repeat(Math.min(Math.max(width, 0), mostIndent));
}

function maskedWord(word: string, values: Values): string {
  const kind = kindOf(word);
  if (kind === undefined) return word;
  const key = word.toLowerCase().replaceAll('_', '');
  const handle = values.get(key) ?? `${kind}${values.size + 1}`;
  values.set(key, handle);
  return handle;
}

function kindOf(word: string): 'ADDR' | 'NUM' | 'NAME' | undefined {
  const digits = word.replaceAll('_', '');
  if (/^0x[\da-f]+$/i.test(digits)) {
    if (digits.length - 2 === addressDigits) return 'ADDR';
    return digits.length - 2 > mostDigits ? 'NUM' : undefined;
  }
  if (/^\d/.test(digits)) return digits.length > mostDigits ? 'NUM' : undefined;
  return /[\da-f]{40}/i.test(digits) ? 'NAME' : undefined;
}
