import { kindOfCodePoint, type Oddness } from './codePoints.ts';
import { lookAlikes } from './lookAlikes.ts';

/**
 * A piece of foreign text. `plain` may be shown as it is. `hidden` takes no ink or looks like a space, `bidi`
 * changes the reading direction, `control` is no text at all, `lookAlike` belongs to another script than its word,
 * `cut` is what an over-long text has left. `text` is always the exact source: joined, the spans give the input.
 */
export type SafeSpan =
  | Readonly<{ kind: 'plain'; text: string }>
  | Readonly<{ kind: Oddness | 'lookAlike'; text: string; codePoint: number }>
  | Readonly<{ kind: 'cut'; text: string; fullLength: number }>;

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
  const many = options.lines === 'many';
  const end = cutAt(text, options.max ?? (many ? 20_000 : 200));
  const shown = text.slice(0, end);
  // Almost all text is of these characters, and each of them stands for itself.
  if (/^[ -~]*$/.test(shown)) {
    const plain: readonly SafeSpan[] = shown === '' ? [] : [{ kind: 'plain', text: shown }];
    return end < text.length ? [...plain, cutOf(text, end)] : plain;
  }
  const alike = lookAlikes(shown);
  const spans: SafeSpan[] = [];
  let plainFrom = 0;
  let marks = 0;
  let at = 0;
  const flush = (): void => {
    if (plainFrom < at) spans.push({ kind: 'plain', text: shown.slice(plainFrom, at) });
  };
  while (at < shown.length) {
    const codePoint = shown.codePointAt(at) ?? 0;
    const size = codePoint > 0xffff ? 2 : 1;
    const found = kindOfCodePoint(codePoint);
    marks = found === 'mark' ? marks + 1 : 0;
    const kind = oddness(found, { many, codePoint, marks, alike: alike.has(at) });
    if (kind === undefined) {
      at += size;
      continue;
    }
    flush();
    const from = at;
    at += size;
    while (at < shown.length && shown.codePointAt(at) === codePoint && alike.has(at) === alike.has(from))
      at += size;
    spans.push({ kind, text: shown.slice(from, at), codePoint });
    plainFrom = at;
  }
  flush();
  if (end < text.length) spans.push(cutOf(text, end));
  return spans;
}

function cutOf(text: string, end: number): SafeSpan {
  return { kind: 'cut', text: text.slice(end), fullLength: text.length };
}

/** Whether the text has nothing that `safeSpans` would mark. */
export function isPlain(text: string, options: SafeSpansOptions = {}): boolean {
  return safeSpans(text, options).every((span) => span.kind === 'plain');
}

const mostMarks = 2;

function oddness(
  found: Oddness | 'mark' | undefined,
  context: { many: boolean; codePoint: number; marks: number; alike: boolean },
): Oddness | 'lookAlike' | undefined {
  if (context.many && (context.codePoint === 0x0a || context.codePoint === 0x09)) return undefined;
  if (found === 'mark') return context.marks > mostMarks ? 'hidden' : undefined;
  return found ?? (context.alike ? 'lookAlike' : undefined);
}

/** Where to cut: never between the halves of a surrogate pair. */
function cutAt(text: string, max: number): number {
  if (text.length <= max) return text.length;
  const high = text.charCodeAt(max - 1);
  return high >= 0xd800 && high <= 0xdbff ? max - 1 : max;
}
