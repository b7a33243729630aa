/**
 * Source code without its comments and without what is in its strings. Solidity as its compiler's scanner reads it
 * (`//`, `/* … *\/`, `"…"`, `'…'`, also behind `hex` and `unicode`), Vyper as Python's tokenizer does (`#`, strings of one
 * line and of many, whatever is before the quote).
 */
import type { SourceLanguage } from '@readback/core/abi/sources/publishedSource.ts';

type Lexis = Readonly<{
  lineComment: string;
  /** What ends a comment of one line to some compilers of the language, and not to others, besides a line feed. */
  unclearEnd: RegExp;
  blockComment?: readonly [open: string, close: string];
  /** Whether a quote that stands three times opens a string of many lines. */
  triple: boolean;
  /** What may stand outside of comments and strings, and begins none: as much as there is from a place on. */
  code: RegExp;
}>;

const lexes: Readonly<Record<SourceLanguage, Lexis>> = {
  solidity: {
    lineComment: '//',
    unclearEnd: /[\v\f\r]/,
    blockComment: ['/*', '*/'],
    triple: false,
    code: /(?:[ \t\n\v\f\r\w$(){}[\];,.:?=+\-*%&|^~<>!]|\/(?![/*]))+/y,
  },
  vyper: {
    lineComment: '#',
    unclearEnd: /\r/,
    triple: true,
    code: /[ \t\n\v\f\r\w(){}[\];,.:@=+\-*/%&|^~<>!\\]+/y,
  },
};

/** Stands where a string was. */
const emptied = `''`;

/**
 * The code of a source: a space where a comment was, an empty string where a string was, and every end of a line where
 * it was. What is open at the end of the text goes to its end. Undefined where it cannot be told what is a comment or a
 * string: something stands outside of them that the language does not have, or one of one line has a carriage return
 * inside, which ends it to some compilers alone.
 *
 * @example
 * codeOnly('a = "b"; // c', 'solidity'); // "a = '';  "
 */
export function codeOnly(text: string, language: SourceLanguage): string | undefined {
  const lexis = lexes[language];
  let code = '';
  // Editors put it there, and it is not part of the text.
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    lexis.code.lastIndex = at;
    const run = lexis.code.exec(text)?.[0];
    if (run !== undefined) {
      code += run;
      at += run.length;
      continue;
    }
    const comment = commentEnd(text, at, lexis);
    const end = comment ?? stringEnd(text, at, lexis);
    if (end === 'unclear' || end === undefined) return undefined;
    code += (comment === undefined ? emptied : ' ') + lineEnds(text.slice(at, end));
    at = end;
  }
  return code;
}

type End = number | 'unclear' | undefined;

/** The index behind the comment that begins at `at`, where one does. */
function commentEnd(text: string, at: number, { lineComment, unclearEnd, blockComment }: Lexis): End {
  if (text.startsWith(lineComment, at)) {
    const end = lineEnd(text, at);
    return unclearEnd.test(text.slice(at, end)) ? 'unclear' : end;
  }
  if (blockComment === undefined || !text.startsWith(blockComment[0], at)) return undefined;
  const close = text.indexOf(blockComment[1], at + blockComment[0].length);
  return close < 0 ? text.length : close + blockComment[1].length;
}

/** The index behind the string that begins at `at`, where one does. One of one line ends with its line at the latest. */
function stringEnd(text: string, at: number, { triple }: Lexis): End {
  const quote = text[at];
  if (quote !== '"' && quote !== "'") return undefined;
  const isLong = triple && text.startsWith(quote.repeat(3), at);
  const close = isLong ? quote.repeat(3) : quote;
  let next = at + close.length;
  while (next < text.length) {
    if (text.startsWith(close, next)) return next + close.length;
    const it = text[next];
    if (!isLong && it === '\n') return next;
    if (!isLong && it === '\r') return text[next + 1] === '\n' ? next : 'unclear';
    if (it === '\\') next += text.startsWith('\r\n', next + 1) ? 3 : 2;
    else next += 1;
  }
  return text.length;
}

/** Where the line ends that `at` is in. */
function lineEnd(text: string, at: number): number {
  const feed = text.indexOf('\n', at);
  if (feed < 0) return text.length;
  return text[feed - 1] === '\r' ? feed - 1 : feed;
}

/** Each with a space behind it: two that stood apart must not become one. */
function lineEnds(text: string): string {
  return (text.match(/\r\n|[\n\r]/g) ?? []).map((it) => `${it} `).join('');
}
