import type { Problem } from '../problem.ts';
import { placeInText } from '../placeInText.ts';
import { ReadbackError } from '../errors.ts';
import type { JsonNode } from './jsonNode.ts';

/** How deep objects and lists may be in one another. */
export const mostDepth = 64;

/** How many values one text may hold. */
export const mostValues = 100_000;

/**
 * Reads JSON by RFC 8259, strictly: no comments, no trailing commas, nothing after the value. Beyond the RFC it
 * refuses what two readers could understand differently: a key that stands twice, the key `__proto__`, a text
 * with half a surrogate pair, and nesting deeper than 64.
 *
 * @throws {JsonError} with the position of the first thing that is wrong
 */
export function readJson(text: string): JsonNode {
  const reader: Reader = { text, at: 0, values: 0 };
  skipSpace(reader);
  const node = readValue(reader, 1);
  skipSpace(reader);
  if (reader.at < text.length) throw wrong(reader, { id: 'json.extra' });
  return node;
}

/**
 * Reads several JSON values that stand one after the other, with or without commas between them, each as strictly.
 *
 * @throws {JsonError} with the position of the first thing that is wrong
 */
export function readJsons(text: string): readonly JsonNode[] {
  const reader: Reader = { text, at: 0, values: 0 };
  const nodes: JsonNode[] = [];
  for (skipSpace(reader); reader.at < text.length; skipSpace(reader)) {
    if (nodes.length > 0 && takes(reader, ',')) skipSpace(reader);
    nodes.push(readValue(reader, 1));
  }
  return nodes;
}

/** The text is not JSON, or not JSON that every reader understands alike. */
export class JsonError extends ReadbackError {
  override name = 'JsonError';
}

type Reader = { readonly text: string; at: number; values: number };

function readValue(reader: Reader, depth: number): JsonNode {
  reader.values += 1;
  if (reader.values > mostValues) throw wrong(reader, { id: 'json.tooMany' });
  const at = reader.at;
  const next = peek(reader);
  if ((next === '{' || next === '[') && depth > mostDepth) {
    throw wrong(reader, { id: 'json.tooDeep', args: { most: mostDepth } });
  }
  if (next === '{') return readObject(reader, depth);
  if (next === '[') return readArray(reader, depth);
  if (next === '"') {
    const value = readString(reader);
    return { kind: 'string', value, at, end: reader.at };
  }
  if (next === '-' || isDigit(next)) return readNumber(reader);
  if (takes(reader, 'true')) return { kind: 'bool', value: true, at, end: reader.at };
  if (takes(reader, 'false')) return { kind: 'bool', value: false, at, end: reader.at };
  if (takes(reader, 'null')) return { kind: 'null', at, end: reader.at };
  throw wrong(reader, next === '' ? { id: 'json.tooEarly' } : { id: 'json.noValue' });
}

function readObject(reader: Reader, depth: number): JsonNode {
  const at = reader.at;
  const entries = new Map<string, JsonNode>();
  reader.at += 1;
  skipSpace(reader);
  if (takes(reader, '}')) return { kind: 'object', entries, at, end: reader.at };
  for (;;) {
    skipSpace(reader);
    const keyAt = reader.at;
    if (peek(reader) !== '"') throw wrong(reader, { id: 'json.noKey' });
    const key = readString(reader);
    if (key === '__proto__') throw wrong(reader, { id: 'json.proto' }, keyAt);
    if (entries.has(key)) throw wrong(reader, { id: 'json.keyTwice' }, keyAt);
    skipSpace(reader);
    if (!takes(reader, ':')) throw wrong(reader, { id: 'json.noColon' });
    skipSpace(reader);
    entries.set(key, readValue(reader, depth + 1));
    skipSpace(reader);
    if (takes(reader, '}')) return { kind: 'object', entries, at, end: reader.at };
    if (!takes(reader, ',')) throw wrong(reader, { id: 'json.noBrace' });
  }
}

function readArray(reader: Reader, depth: number): JsonNode {
  const at = reader.at;
  const items: JsonNode[] = [];
  reader.at += 1;
  skipSpace(reader);
  if (takes(reader, ']')) return { kind: 'array', items, at, end: reader.at };
  for (;;) {
    skipSpace(reader);
    items.push(readValue(reader, depth + 1));
    skipSpace(reader);
    if (takes(reader, ']')) return { kind: 'array', items, at, end: reader.at };
    if (!takes(reader, ',')) throw wrong(reader, { id: 'json.noBracket' });
  }
}

const numberForm = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

function readNumber(reader: Reader): JsonNode {
  const at = reader.at;
  numberForm.lastIndex = at;
  const text = numberForm.exec(reader.text)?.[0];
  if (text === undefined) throw wrong(reader, { id: 'json.noNumber' });
  reader.at += text.length;
  if (isDigit(peek(reader))) throw wrong(reader, { id: 'json.leadingZero' }, at);
  return { kind: 'number', text, at, end: reader.at };
}

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** What may be in a text as it is: everything from the space on but the quote and the backslash. */
const ordinary = /[ !#-[\]-\u{10ffff}]*/uy;

function readString(reader: Reader): string {
  const at = reader.at;
  const parts: string[] = [];
  reader.at += 1;
  for (;;) {
    ordinary.lastIndex = reader.at;
    const run = ordinary.exec(reader.text)?.[0] ?? '';
    parts.push(run);
    reader.at += run.length;
    if (takes(reader, '"')) break;
    if (!takes(reader, '\\')) {
      throw wrong(reader, peek(reader) === '' ? { id: 'json.noQuote' } : { id: 'json.control' });
    }
    parts.push(readEscape(reader));
  }
  const value = parts.join('');
  if (/\p{Cs}/u.test(value)) throw wrong(reader, { id: 'json.halfCharacter' }, at);
  return value;
}

function readEscape(reader: Reader): string {
  const letter = peek(reader);
  const simple = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
  if (simple !== undefined) {
    reader.at += 1;
    return simple;
  }
  const units = reader.text.slice(reader.at + 1, reader.at + 5);
  if (letter !== 'u' || !/^[0-9a-fA-F]{4}$/.test(units)) {
    throw wrong(reader, { id: 'json.escape' }, reader.at - 1);
  }
  reader.at += 5;
  return String.fromCharCode(Number.parseInt(units, 16));
}

function peek(reader: Reader): string {
  return reader.text[reader.at] ?? '';
}

function skipSpace(reader: Reader): void {
  while (/[ \t\n\r]/.test(peek(reader))) reader.at += 1;
}

function takes(reader: Reader, token: string): boolean {
  if (!reader.text.startsWith(token, reader.at)) return false;
  reader.at += token.length;
  return true;
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9' && char.length === 1;
}

function wrong(reader: Reader, problem: Problem, at = reader.at): JsonError {
  const told: Problem = { id: 'at', args: { problem, ...placeInText(reader.text, at) } };
  return new JsonError(told, { details: `position ${at}`, at });
}
