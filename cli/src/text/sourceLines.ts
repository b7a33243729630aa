import { foreign } from './foreign.ts';
import { type Line, line } from './line.ts';
import type { Page } from './pageContent.ts';
import { whyWords } from '@readback/phrases/words/why.ts';

/** Whom this readback asked, and who did not answer. */
export function sourceLines({ context: { asked, offline } }: Page): readonly Line[] {
  if (offline) return [line(2, 'Nobody: everything comes from this machine (--offline).')];
  const rows = asked.filter(({ questions }) => questions > 0);
  if (rows.length === 0) return [line(2, 'Nobody: everything comes from this machine.')];
  return rows.map(({ name, questions, silent }) =>
    line(
      2,
      `${foreign(name)}: ${questions === 1 ? 'one question' : `${questions} questions`}` +
        (silent === undefined ? '' : `; ${whyWords[silent]}, so it was not asked again`),
    ),
  );
}
