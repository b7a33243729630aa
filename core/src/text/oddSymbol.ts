import { isPlain } from './safeSpans.ts';

/**
 * Whether the symbol of a token reads as something else: as the chain's own coin, as more than one word, as an
 * address or a name of someone, or with characters that deceive the eye.
 */
export function isOddSymbol(symbol: string, native?: string): boolean {
  return /\s/.test(symbol) || isFalseSymbol(symbol, native);
}

/**
 * Whether a symbol is of several words, as some tokens have it, and odd in nothing else: none of the words is odd by
 * itself, ties the amount to someone, or is a number.
 */
export function isSymbolOfWords(symbol: string, native?: string): boolean {
  const words = symbol.split(' ');
  return (
    words.length > 1 &&
    !isFalseSymbol(symbol, native) &&
    words.every((word) => word !== '' && !isOddSymbol(word, native) && !tying.test(word))
  );
}

/** Words that would go on with a sentence, or numbers that would be taken for the amount. */
const tying =
  /^(?:to|from|for|and|or|with|by|of|in|on|at|as|is|via|not|no|plus|minus|per|only|free|you|yours?|me|my|mine|we|us|ours?|it|its|they|them|their|then|but|if|after|before|until|less|more|than|each|back|gets?|got|pays?|paid|sends?|sent|receive[ds]?|returns?|returned|refund(?:s|ed)?|[\d.,+-]+)$/i;

function isFalseSymbol(symbol: string, native: string | undefined): boolean {
  if (!isPlain(symbol) || symbol.length > 32) return true;
  if (native !== undefined && symbol.toUpperCase() === native.toUpperCase()) return true;
  return /0x[0-9a-f]{4}|\.(?:eth|com|org|io|xyz|net|app|finance|fi)$|:\/\//i.test(symbol);
}
