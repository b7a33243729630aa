import { wrong } from './wrong.ts';

const opening = '([{';
const closing = ')]}';

/** A text in pieces, at each `mark` that is in no bracket. */
export function pieces(text: string, mark: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (opening.includes(sign)) depth += 1;
    if (closing.includes(sign)) depth -= 1;
    if (depth < 0) throw wrong(`"${text}": a bracket is closed that was not opened`);
    if (depth === 0 && text.startsWith(mark, at)) {
      found.push(text.slice(start, at).trim());
      start = at + mark.length;
    }
  }
  if (depth > 0) throw wrong(`"${text}": a bracket is not closed`);
  const last = text.slice(start).trim();
  return last === '' && found.length === 0 ? [] : [...found, last];
}

/** The place behind the bracket that closes the one at `from`. */
export function behindBracket(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (opening.includes(sign)) depth += 1;
    if (closing.includes(sign)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw wrong(`"${text}": a bracket is not closed`);
}
