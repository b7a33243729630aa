/** A sum in dollars for an amount of a token. {text}: as it was said. */
export const off =
  '{text} is a value, not an amount. Type the amount, or switch on <link>Value in dollars</link> to work it out from prices on chain.';
export const reading = 'Reading the price';
export const none = 'No price on chain for {text}. Type the amount.';
export const take = 'Use {amount} {symbol}';
/** Beside it. */
export const at = '{text} at the price {ago}.';
export const atNow = '{text} at the price now.';
