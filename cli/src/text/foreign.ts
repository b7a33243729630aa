import { type SafeSpan, safeSpans } from '@readback/core/text/safeSpans.ts';
import { codePointWord } from './line.ts';

/** Foreign text in one line: what would deceive the eye is written as its code points, and it is cut at `max`. */
export function foreign(text: string, max = 200): string {
  return safeSpans(text, { max }).map(written).join('');
}

/** Foreign text that may have lines of its own; `max` is how many characters are shown of all. */
export function foreignLines(text: string, max = 4_000): readonly string[] {
  const spans = safeSpans(text, { max, lines: 'many' });
  const lines = spans
    .filter(({ kind }) => kind !== 'cut')
    .map(written)
    .join('')
    .replace(/\t/g, '    ')
    .split('\n');
  return [...lines, ...spans.filter(({ kind }) => kind === 'cut').map(written)];
}

function written(span: SafeSpan): string {
  if (span.kind === 'plain') return span.text;
  if (span.kind === 'cut') return `… (${span.fullLength} characters)`;
  // Of a run of the same character a few are enough to see it.
  const count = span.text.length / (span.codePoint > 0xffff ? 2 : 1);
  const word = codePointWord(span.codePoint);
  return count > 3 ? `${word}×${count}` : word.repeat(count);
}
