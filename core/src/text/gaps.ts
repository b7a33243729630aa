/**
 * Where a text has so many spaces or empty lines in a row that what follows is pushed out of view: positions of each
 * space beyond the usual, and of each line feed from the fifth on.
 */
export function gaps(text: string, lines: 'one' | 'many'): ReadonlySet<number> {
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
