import { safeSpans } from '@readback/core/text/safeSpans.ts';
import { codePointWord } from './line.ts';

/** Foreign text in one line: what would deceive the eye is written as its code points, and it is cut at `max`. */
export function foreign(text: string, max = 200): string {
  return safeSpans(text, { max })
    .map((span) => {
      if (span.kind === 'plain') return span.text;
      if (span.kind === 'cut') return `… (${span.fullLength} characters)`;
      // Of a run of the same character a few are enough to see it.
      const count = span.text.length / (span.codePoint > 0xffff ? 2 : 1);
      return count > 3
        ? `${codePointWord(span.codePoint)}×${count}`
        : codePointWord(span.codePoint).repeat(count);
    })
    .join('');
}

/** Foreign text that may have lines of its own, each made safe; `max` is how many characters are shown of all. */
export function foreignLines(text: string, max = 4_000): readonly string[] {
  const shown = text.length > max ? text.slice(0, max) : text;
  const lines = shown.split('\n').map((it) => foreign(it.replace(/\t/g, '    '), max));
  return shown === text ? lines : [...lines, `… (${text.length} characters)`];
}
