import { type SafeSpan, type SafeSpansOptions, safeSpans } from './safeSpans.ts';

/**
 * Foreign text as a string that deceives nobody, for where only a string can stand: a terminal, a label that is read
 * out. What would deceive the eye is written as its code points, and it is cut with its length told.
 *
 * @example
 * safeString('USD\u200bC'); // 'USD⟨U+200B⟩C'
 */
export function safeString(text: string, options: SafeSpansOptions = {}): string {
  return safeSpans(text, options).map(written).join('');
}

/** A character that is not shown as itself. */
export function codePointWord(codePoint: number): string {
  return `⟨U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}⟩`;
}

function written(span: SafeSpan): string {
  if (span.kind === 'plain') return span.text;
  if (span.kind === 'cut') return `… (${span.fullLength} characters)`;
  // Of a run of the same character a few are enough to see it.
  const count = span.text.length / (span.codePoint > 0xffff ? 2 : 1);
  const word = codePointWord(span.codePoint);
  return count > 3 ? `${word}×${count}` : word.repeat(count);
}
