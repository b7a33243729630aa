/**
 * Source code without its comments and without what stands in its strings. Solidity as its compiler's scanner reads it
 * (`//`, `/* … *\/`, `"…"`, `'…'`, also behind `hex` and `unicode`), Vyper as Python's tokenizer does (`#`, strings of one
 * line and of many, whatever stands before the quote).
 */
import type { SourceLanguage } from '@readback/core/abi/sources/publishedSource.ts';

type Lexis = Readonly<{
  lineComment: string;
  /** What a comment of one line ends before, besides the end of the text. */
  endsComment: RegExp;
  blockComment?: readonly [open: string, close: string];
  /** Whether a quote that stands three times opens a string of many lines. */
  triple: boolean;
  /** What may stand outside of comments and strings. */
  code: RegExp;
}>;

const lexes: Readonly<Record<SourceLanguage, Lexis>> = {
  solidity: {
    lineComment: '//',
    endsComment: /[\n\v\f\r]/g,
    blockComment: ['/*', '*/'],
    triple: false,
    code: /[\s\w$(){}[\];,.:?=+\-*/%&|^~<>!]/,
  },
  vyper: {
    lineComment: '#',
    endsComment: /[\n\r]/g,
    triple: true,
    code: /[\s\w(){}[\];,.:@=+\-*/%&|^~<>!\\]/,
  },
};

/** Stands where a string was. */
const emptied = `''`;

/**
 * The code of a source: a space where a comment was, an empty string where a string was, and every end of a line where
 * it was. What is open at the end of the text goes to its end. Undefined where something stands outside of comments and
 * strings that the language does not have: the text is of another one, whose comments are not known.
 *
 * @example
 * codeOnly('a = "b"; // c', 'solidity'); // "a = '';  "
 */
export function codeOnly(text: string, language: SourceLanguage): string | undefined {
  const lexis = lexes[language];
  let code = '';
  // Editors put it there, and it is no part of the text.
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const comment = commentEnd(text, at, lexis);
    const end = comment ?? stringEnd(text, at, lexis);
    if (end === undefined) {
      const it = text[at] ?? '';
      if (!lexis.code.test(it) || it > '~') return undefined;
      code += it;
      at += 1;
    } else {
      code += (comment === undefined ? emptied : ' ') + lineEnds(text.slice(at, end));
      at = end;
    }
  }
  return code;
}

/** The index behind the comment that begins at `at`, where one does. */
function commentEnd(text: string, at: number, { lineComment, endsComment, blockComment }: Lexis) {
  if (text.startsWith(lineComment, at)) return firstOf(endsComment, text, at) ?? text.length;
  if (blockComment === undefined || !text.startsWith(blockComment[0], at)) return undefined;
  const close = text.indexOf(blockComment[1], at + blockComment[0].length);
  return close < 0 ? text.length : close + blockComment[1].length;
}

/** The index behind the string that begins at `at`, where one does. One of one line ends with its line at the latest. */
function stringEnd(text: string, at: number, { triple }: Lexis): number | undefined {
  const quote = text[at];
  if (quote !== '"' && quote !== "'") return undefined;
  const isLong = triple && text.startsWith(quote.repeat(3), at);
  const close = isLong ? quote.repeat(3) : quote;
  let next = at + close.length;
  while (next < text.length) {
    if (text.startsWith(close, next)) return next + close.length;
    const it = text[next];
    if (!isLong && (it === '\n' || it === '\r')) return next;
    if (it === '\\') next += text.startsWith('\r\n', next + 1) ? 3 : 2;
    else next += 1;
  }
  return text.length;
}

function firstOf(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index;
}

/** Each with a space behind it: two that stood apart must not become one. */
function lineEnds(text: string): string {
  return (text.match(/\r\n|[\n\r]/g) ?? []).map((it) => `${it} `).join('');
}
