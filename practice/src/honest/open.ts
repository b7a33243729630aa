/** What is not read back at first sight though an expert signs it so, by the reason: a list that may only get shorter. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'Whether the token is the real one is not known.': [
    'opensea: swap_exact_eth_for_tokens 1: caution account.unknownToken',
  ],
  'The price of the pool is known at no second point in time.': [
    'quickswap: add_liquidity_eth 137: caution transfers.ownPrice',
  ],
  'A vault that Morpho has taken off its list.': [
    'registry: gauntlet-gtWETHe 1: caution account.unvouched',
    'registry: gauntlet-gtcbBTCc 1: caution account.unvouched',
    'registry: sparkdao-spDAI 1: caution account.unvouched',
  ],
};

export const open: readonly string[] = Object.values(reasons).flat();
