/** A symbol as the eye takes it: capitals of plain letters and digits, full-width and styled forms as what they show. */
export function plainSymbol(symbol: string): string {
  return symbol
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
