import { isPlain } from '@readback/core/text/safeSpans.ts';

/** How long the name of a network may be, and the symbol of its currency. */
export const mostName = 60;
export const mostSymbol = 20;

/**
 * Whether a text can be in our own sentences and lists, where no odd character can be marked: short, and nothing
 * in it deceives the eye.
 */
export function isPlainName(text: string, most: number): boolean {
  return text.trim() !== '' && text.length <= most && isPlain(text);
}
