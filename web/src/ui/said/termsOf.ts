import type { GlossaryId } from '@readback/phrases/glossaryId.ts';
import { termNames } from '@readback/phrases/words/termNames.ts';

/** A piece of a text, and the entry of the glossary that it names. */
export type TermPiece = Readonly<{ at: number; text: string; term?: GlossaryId }>;

const terms = new Map(
  Object.entries(termNames).flatMap(([term, names]) =>
    names.map((name) => [name.toLowerCase(), term] as const),
  ),
) as ReadonlyMap<string, GlossaryId>;

/** The longest first: a gas fee is one thing. */
const names = [...terms.keys()].toSorted((one, other) => other.length - one.length);

const named = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${names.join('|')})(?=e?s?(?![\\p{L}\\p{N}-]))`, 'giu');

/** A text in pieces, of which together nothing is missing: the first word for each entry is one of its own. */
export function termsOf(text: string): readonly TermPiece[] {
  const pieces: TermPiece[] = [];
  const said = new Set<GlossaryId>();
  let from = 0;
  for (const { index, 0: word } of text.matchAll(named)) {
    const term = terms.get(word.toLowerCase());
    if (term === undefined || said.has(term)) continue;
    said.add(term);
    if (index > from) pieces.push({ at: from, text: text.slice(from, index) });
    pieces.push({ at: index, text: word, term });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from) });
  return pieces;
}
