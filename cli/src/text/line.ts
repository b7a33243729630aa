import { kindOfCodePoint } from '@readback/core/text/codePoints.ts';
import { codePointWord } from '@readback/core/text/safeString.ts';

/** What a piece of a line is, for its color. */
export type Tone = 'plain' | 'strong' | 'faint' | 'stop' | 'caution' | 'notFullyRead' | 'read';

export type Piece = Readonly<{ text: string; tone?: Tone }>;

/** One line before it is laid out: `indent` in characters, `hang` is added to it for what does not fit. */
export type Line = Readonly<{ indent: number; hang: number; pieces: readonly Piece[] }>;

/** `columns` is how wide a line may be; `colour` whether escape sequences are written. */
export type Paper = Readonly<{ columns: number; colour: boolean }>;

/** A line of text. */
export function line(indent: number, ...pieces: readonly (Piece | string)[]): Line {
  return {
    indent,
    hang: 2,
    pieces: pieces.map((it) => (typeof it === 'string' ? { text: it } : it)),
  };
}

/** An empty line. */
export const blank: Line = { indent: 0, hang: 0, pieces: [] };

/**
 * Lays lines out for a terminal. The only control characters that leave here are line feeds and the colors of this
 * file: whatever else could move the cursor, change the reading direction or take no ink is written as its code point.
 */
export function print(lines: readonly Line[], paper: Paper): string {
  return lines.map((it) => `${laidOut(it, paper)}\n`).join('');
}

function laidOut({ indent, hang, pieces }: Line, { columns, colour }: Paper): string {
  const most = Math.max(40, columns);
  let out = ' '.repeat(pieces.length === 0 ? 0 : indent);
  let used = indent;
  for (const { text, tone = 'plain' } of pieces) {
    const painted: string[] = [];
    for (const word of safe(text).split(/(?<= )/)) {
      for (const part of cutToFit(word, most - indent - hang)) {
        if (used > indent && used + width(part.trimEnd()) > most) {
          painted.push(`\n${' '.repeat(indent + hang)}`);
          used = indent + hang;
        }
        painted.push(part);
        used += width(part);
      }
    }
    out += paint(painted.join(''), tone, colour);
  }
  return out.replace(/ +(?=\n|$)/g, '');
}

/** A word that is longer than a line is broken; addresses and hashes are shorter than any line. */
function cutToFit(word: string, most: number): readonly string[] {
  if (width(word.trimEnd()) <= Math.max(most, 68)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (width(part + character) > most) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** Columns that a text takes: most of what is written from U+1100 on is two columns wide. */
function width(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  let columns = 0;
  for (const character of text) columns += wide.test(character) ? 2 : 1;
  return columns;
}

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** The last gate: nothing but plain characters passes, whoever wrote the text. */
function safe(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  let out = '';
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const kind = kindOfCodePoint(codePoint);
    out += kind === undefined || kind === 'mark' ? character : codePointWord(codePoint);
  }
  return out;
}

const codes: Readonly<Record<Exclude<Tone, 'plain'>, string>> = {
  strong: '1',
  faint: '2',
  stop: '1;31',
  caution: '1;33',
  notFullyRead: '1;35',
  read: '1;32',
};

function paint(text: string, tone: Tone, colour: boolean): string {
  return colour && tone !== 'plain' && text !== '' ? `\u001b[${codes[tone]}m${text}\u001b[0m` : text;
}
