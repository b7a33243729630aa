import { isPlain } from './safeSpans.ts';

/**
 * Whether the symbol of a token reads as something else: as the chain's own coin, as more than one word, as an
 * address or a name of somebody, or with characters that deceive the eye.
 */
export function isOddSymbol(symbol: string, native?: string): boolean {
  if (!isPlain(symbol) || symbol.length > 32) return true;
  if (native !== undefined && symbol.toUpperCase() === native.toUpperCase()) return true;
  return /\s|0x[0-9a-f]{4}|\.(?:eth|com|org|io|xyz|net|app|finance|fi)$|:\/\//i.test(symbol);
}
