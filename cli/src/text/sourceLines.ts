import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/page.ts';
import { foreign } from './foreign.ts';
import { type Line, line } from './line.ts';
import type { Page } from './pageContent.ts';
import { whyWords } from '@readback/phrases/words/why.ts';

/** Whom this readback asked, and who did not answer. */
export function sourceLines({ context: { asked, offline } }: Page): readonly Line[] {
  if (offline) return [line(2, words.nobodyOffline)];
  const rows = asked.filter(({ questions }) => questions > 0);
  if (rows.length === 0) return [line(2, words.nobody)];
  return rows.map(({ name, questions: count, silent }) => {
    const values = { name: foreign(name), count };
    return line(
      2,
      silent === undefined
        ? fill(words.asked, values)
        : fill(words.askedSilent, { ...values, why: whyWords[silent] }),
    );
  });
}
