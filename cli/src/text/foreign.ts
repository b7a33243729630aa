import { safeString } from '@readback/core/text/safeString.ts';

/** Foreign text in one line: what would deceive the eye is written as its code points, and it is cut at `max`. */
export function foreign(text: string, max = 200): string {
  return safeString(text, { max });
}

/** Foreign text that may have lines of its own; `max` is how many characters are shown of all. */
export function foreignLines(text: string, max = 4_000): readonly string[] {
  const lines = safeString(text.slice(0, max), { max, lines: 'many' }).replace(/\t/g, '    ').split('\n');
  return text.length > max ? [...lines, `… (${text.length} characters)`] : lines;
}
