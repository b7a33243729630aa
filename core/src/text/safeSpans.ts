import { kindOfCodePoint } from './codePoints.ts';
import { lookAlikes } from './lookAlikes.ts';

/**
 * A piece of foreign text. `plain` may be shown as it is. `hidden` takes no ink or looks like a space, `bidi`
 * changes the reading direction, `control` is not text at all, `mark` lies on other letters where no language puts it,
 * `gap` pushes what follows out of view, `lookAlike` is there to be taken for something else, `cut` is what an
 * over-long text has left. `text` is always the exact source: joined, the spans give the input.
 */
export type SafeSpan =
  | Readonly<{ kind: 'plain'; text: string }>
  | Readonly<{ kind: OddKind; text: string; codePoint: number }>
  | Readonly<{ kind: 'cut'; text: string; fullLength: number }>;

export type OddKind = 'hidden' | 'bidi' | 'control' | 'lineBreak' | 'mark' | 'gap' | 'lookAlike';

/**
 * `lines: 'many'` lets line feeds and tabs pass as plain text, for messages. `max` is how many UTF-16 units are
 * shown; it is 200 for one line and 20,000 for many unless told otherwise.
 */
export type SafeSpansOptions = Readonly<{ lines?: 'one' | 'many'; max?: number }>;

/**
 * Foreign text as spans that make visible what would deceive the eye. A run of the same odd character is one span.
 *
 * @example
 * safeSpans('USD\u200bC'); // plain 'USD', hidden U+200B, plain 'C'
 */
export function safeSpans(text: string, options: SafeSpansOptions = {}): readonly SafeSpan[] {
  const lines = options.lines ?? 'one';
  const end = cutAt(text, options.max ?? (lines === 'many' ? 20_000 : 200));
  const shown = text.slice(0, end);
  const spans = isOrdinary(shown) ? plainOf(shown) : spansOf(shown, lines);
  return end < text.length ? [...spans, cutOf(text, end)] : spans;
}

/** Almost all text is of characters that represent themselves. */
function isOrdinary(text: string): boolean {
  return /^[ -~]*$/.test(text) && !text.includes('   ');
}

function plainOf(text: string): readonly SafeSpan[] {
  return text === '' ? [] : [{ kind: 'plain', text }];
}

function spansOf(text: string, lines: 'one' | 'many'): readonly SafeSpan[] {
  const kindAt = oddAt(text, lines);
  const spans: SafeSpan[] = [];
  let plainFrom = 0;
  let at = 0;
  const flush = (): void => {
    if (plainFrom < at) spans.push({ kind: 'plain', text: text.slice(plainFrom, at) });
  };
  while (at < text.length) {
    const codePoint = text.codePointAt(at) ?? 0;
    const size = codePoint > 0xffff ? 2 : 1;
    const kind = kindAt.get(at);
    if (kind === undefined) {
      at += size;
      continue;
    }
    flush();
    const from = at;
    at += size;
    while (at < text.length && text.codePointAt(at) === codePoint && kindAt.get(at) === kind) at += size;
    spans.push({ kind, text: text.slice(from, at), codePoint });
    plainFrom = at;
  }
  flush();
  return spans;
}

/** What is odd at which position (UTF-16 units) of a text. */
function oddAt(text: string, lines: 'one' | 'many'): ReadonlyMap<number, OddKind> {
  const found = new Map<number, OddKind>();
  for (const at of lookAlikes(text)) found.set(at, 'lookAlike');
  for (const at of gaps(text, lines)) found.set(at, 'gap');
  for (const run of text.matchAll(turning)) {
    for (let at = run.index; at < run.index + run[0].length; at++) found.set(at, 'bidi');
  }
  let at = 0;
  let marks = 0;
  // What a mark at the very start lies on is not this text.
  let carries = false;
  for (const it of text) {
    const codePoint = it.codePointAt(0) ?? 0;
    const kind = kindOfCodePoint(codePoint);
    marks = kind === 'mark' ? marks + 1 : 0;
    if (kind === 'mark' || kind === 'overlay') {
      if (kind === 'overlay' || !carries || marks > mostMarks) found.set(at, 'mark');
    } else if (kind !== undefined && !(lines === 'many' && mayStand.has(codePoint))) {
      found.set(at, kind);
    }
    carries = kind === 'mark' || (kind === undefined && it !== ' ');
    at += it.length;
  }
  return found;
}

/** Letters of scripts that run from right to left, between ours: what is before and after them changes places. */
const turning =
  /(?<=[A-Za-z0-9])[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]+(?=[A-Za-z0-9])/gu;

/** In a text of many lines: tab and line feed. */
const mayStand: ReadonlySet<number> = new Set([0x09, 0x0a]);

/** Vowels, tones and accents: no language has more on one letter. */
const mostMarks = 2;

function cutOf(text: string, end: number): SafeSpan {
  return { kind: 'cut', text: text.slice(end), fullLength: text.length };
}

/** Whether the text has nothing that `safeSpans` would mark. */
export function isPlain(text: string, options: SafeSpansOptions = {}): boolean {
  if (text.length <= (options.max ?? 200) && isOrdinary(text)) return true;
  return safeSpans(text, options).every((span) => span.kind === 'plain');
}

/** Where to cut: never between the halves of a surrogate pair. */
function cutAt(text: string, max: number): number {
  if (text.length <= max) return text.length;
  const high = text.charCodeAt(max - 1);
  return high >= 0xd800 && high <= 0xdbff ? max - 1 : max;
}

/**
 * Where a text has so many spaces or empty lines in a row that what follows is pushed out of view: positions of each
 * space beyond the usual, and of each line feed from the fifth on.
 */
function gaps(text: string, lines: 'one' | 'many'): ReadonlySet<number> {
  const found = new Set<number>();
  if (lines === 'one') {
    for (const run of text.matchAll(/ {3,}/g)) addAll(found, run.index, run.index + run[0].length);
    return found;
  }
  for (const run of text.matchAll(/ {60,}|\t{12,}/g)) addAll(found, run.index, run.index + run[0].length);
  for (const run of text.matchAll(/\n(?:[ \t]*\n){4,}/g)) {
    let feeds = 0;
    for (let at = run.index; at < run.index + run[0].length; at++) {
      if (text[at] === '\n' && ++feeds > mostFeeds) found.add(at);
    }
  }
  return found;
}

const mostFeeds = 4;

function addAll(found: Set<number>, from: number, to: number): void {
  for (let at = from; at < to; at++) found.add(at);
}
