/**
 * The part of ICU MessageFormat in which our sentences are written: words, `{argument}`, `{argument, select, …}`,
 * `{argument, plural, …}` with `#` for the count, and `<tag>…</tag>` for words that a screen draws differently. An
 * argument that is not a fact says what it is: `{argument, phrase}`, `{argument, word}` or `{argument, number}`. The
 * library that reads all of it is ten times as large as this and
 * everything that it would read beyond is a mistake here; the tests compare the two on every sentence.
 */
export type Element =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'argument'; name: string; holds?: 'number' | 'word' | 'phrase' }>
  /** `#`: the count that the plural around it selects on. */
  | Readonly<{ kind: 'count' }>
  | Readonly<{ kind: 'select' | 'plural'; name: string; options: Options }>
  | Readonly<{ kind: 'tag'; name: string; inner: readonly Element[] }>;

/** What is said for each word, each number (`=0`), each kind of number (`one`), and otherwise (`other`). */
export type Options = ReadonlyMap<string, readonly Element[]>;

const before = new Map<string, readonly Element[]>();

/** A message of ours, read once. Throws when it is not written in the part above. */
export function elementsOf(message: string): readonly Element[] {
  const found = before.get(message);
  if (found !== undefined) return found;
  const elements = parseMessage(message);
  before.set(message, elements);
  return elements;
}

/** Reads a message. Throws when it is not written in the part above. */
export function parseMessage(message: string): readonly Element[] {
  const reader = { message, at: 0 };
  const elements = readElements(reader, false);
  if (reader.at < message.length) fail(reader);
  return elements;
}

type Reader = { readonly message: string; at: number };

function readElements(reader: Reader, counts: boolean): readonly Element[] {
  const elements: Element[] = [];
  while (reader.at < reader.message.length && !closes(reader)) {
    if (counts && take(reader, /#/y) !== undefined) elements.push({ kind: 'count' });
    else if (reader.message[reader.at] === '{') elements.push(readArgument(reader));
    else if (reader.message[reader.at] === '<') elements.push(readTag(reader, counts));
    else elements.push({ kind: 'text', text: need(reader, counts ? /[^{}<#]+/y : /[^{}<]+/y) });
  }
  return elements;
}

function closes({ message, at }: Reader): boolean {
  return message[at] === '}' || message.startsWith('</', at);
}

function readTag(reader: Reader, counts: boolean): Element {
  need(reader, /</y);
  const name = need(reader, /[a-z]\w*/y);
  need(reader, />/y);
  const inner = readElements(reader, counts);
  if (need(reader, /<\/\w+>/y) !== `</${name}>`) fail(reader);
  return { kind: 'tag', name, inner };
}

function readArgument(reader: Reader): Element {
  need(reader, /\{\s*/y);
  const name = need(reader, /\w+/y);
  if (take(reader, /\s*\}/y) !== undefined) return { kind: 'argument', name };
  need(reader, /\s*,\s*/y);
  const holds = take(reader, /(?:number|word|phrase)(?=\s*\})/y) as 'number' | 'word' | 'phrase' | undefined;
  if (holds !== undefined) {
    need(reader, /\s*\}/y);
    return { kind: 'argument', name, holds };
  }
  const kind = need(reader, /select|plural/y) as 'select' | 'plural';
  need(reader, /\s*,\s*/y);
  const options = new Map<string, readonly Element[]>();
  while (take(reader, /\}/y) === undefined) {
    const key = need(reader, /=\d+|\w+/y);
    need(reader, /\s*\{/y);
    options.set(key, readElements(reader, kind === 'plural'));
    need(reader, /\}\s*/y);
  }
  if (!options.has('other')) fail(reader);
  return { kind, name, options };
}

function need(reader: Reader, pattern: RegExp): string {
  return take(reader, pattern) ?? fail(reader);
}

function take(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.message)?.[0];
  if (found !== undefined) reader.at += found.length;
  return found;
}

function fail({ message, at }: Reader): never {
  throw new SyntaxError(`The message makes no sense at character ${at}: ${message}`);
}
