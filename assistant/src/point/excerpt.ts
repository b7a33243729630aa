import type { PublishedSource, SourceLanguage } from '@readback/core/abi/sources/publishedSource.ts';
import { codeLines, type LineCode, lineCount } from './codeLines.ts';
import { byDistance } from './byDistance.ts';

/** A line of a source: its file, and its number there from 1. */
export type CodeLine = LineCode & Readonly<{ path: string; line: number }>;

/** How much of a file goes out: the lines up to `sent`, of `lines`. `unread`: it could not be told what in it is code. */
export type FileShare = Readonly<{ path: string; lines: number; sent: number; unread: boolean }>;

/**
 * What of a source is put to a model. `lines`: those with code, by the number that the model knows them by. They are
 * counted through all files; those of the first have their own. `more`: how many files are left out besides, unlisted.
 */
export type Excerpt = Readonly<{
  lines: ReadonlyMap<number, CodeLine>;
  files: readonly FileShare[];
  more: number;
}>;

/** In UTF-16 units, numbers included: about 20,000 tokens. */
export const mostSent = 60_000;

/** How many files are inspected: whoever publishes a source chooses how many it has. */
const mostFiles = 1_000;

/**
 * The lines of a source that fit into one question, the file of the contract first, then those nearest to it by their
 * imports. The first line that does not fit ends it.
 *
 * @param most in UTF-16 units, numbers included
 */
export function excerptOf(source: PublishedSource, most: number = mostSent): Excerpt {
  const { language } = source;
  const lines = new Map<number, CodeLine>();
  const files: FileShare[] = [];
  const values = new Map<string, string>();
  let left = most;
  let before = 0;
  let full = false;
  const all = byDistance(source);
  for (const { path, text } of all.slice(0, mostFiles)) {
    const count = lineCount(text);
    const code = full || isOther(path, language) ? undefined : codeLines(text, language, values);
    let sent = 0;
    for (const it of code ?? []) {
      if (it !== undefined) {
        const number = before + sent + 1;
        left -= String(number).length + 1 + it.sent.length;
        full = left < 0;
        if (full) break;
        lines.set(number, { path, line: sent + 1, ...it });
      }
      sent += 1;
    }
    files.push({ path, lines: count, sent, unread: code === undefined && !full });
    before += count;
  }
  return { lines, files, more: all.length - files.length };
}

/** Whether a file says by its ending that it is in another language than the source. */
function isOther(path: string, language: SourceLanguage): boolean {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase();
  return language === 'vyper'
    ? ending === 'sol' || ending === 'json'
    : ending === 'vy' || ending === 'vyi' || ending === 'json';
}
