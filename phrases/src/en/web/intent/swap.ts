/** {router}: its name, as Uniswap v2. */
export const ask = 'Ask {router} what it pays now';
export const asking = 'Asking {router}';
export const pays = '{router} pays {amount} now. Choose the minimum:';
export const take = 'Use {amount} (1% less)';
export const noQuote = {
  notRead: 'Could not read what {router} pays. Try again, or type the minimum.',
  noPair: '{router} does not swap these two tokens.',
} as const;

export const make = 'Swap on {router}';
export const makeHint =
  'Readback can create this swap on {router}. It opens for review, compared with what you said. Nothing is signed yet.';
export const noSwapTitle = 'This swap could not be created';
export const noSwap = {
  notRead: 'Could not read what {router} pays. What you said is kept. Try again.',
  noPair: '{router} does not swap these two tokens. Choose another router, or open an app.',
  paysLess:
    '{router} pays less than your minimum now. What you said is kept. Edit the minimum, or try again later.',
} as const;
/** Where the wallet takes one call at a time. */
export const allowFirst =
  'If {router} may not spend the token yet, this takes two requests: an allowance of exactly this amount, then the swap.';
