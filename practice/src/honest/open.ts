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

/** The same of what people do each day. */
const reasonsOfDays: Readonly<Record<string, readonly string[]>> = {
  'Euler’s connector calls whatever others choose, in the name of whoever asks.': [
    'deposit USDC at Euler: caution account.move account.unvouched',
  ],
  'Nobody is asked whether the oracle of a market is one that its lenders rely on.': [
    'put collateral into a market of Morpho: caution account.elsewhere',
  ],
  'Whether the collection is the real one is not known.': ['mint at Manifold: caution account.unknownItem'],
};

export const openDays: readonly string[] = Object.values(reasonsOfDays).flat();

/** The same of batches, Safes, smart accounts, signatures and texts. */
const reasonsOfMixed: Readonly<Record<string, readonly string[]>> = {
  'Euler’s connector calls whatever others choose, in the name of whoever asks.': [
    'deposit USDC at Euler in a batch of its connector: caution account.move account.unvouched',
  ],
  'Nobody is asked whether the oracle of a market is one that its lenders rely on.': [
    'approve and put cbBTC behind a loan at Morpho on Base: caution account.elsewhere',
  ],
  'Whether the collection is the real one is not known.': [
    'mint at Manifold on Base: caution account.unknownItem outcome.nothingBack',
  ],
  'That a token of the bridge pays out on Ethereum what is burned is not modeled.': [
    'bring WETH from Polygon by its own bridge: caution outcome.nothingBack',
  ],
};

export const openMixed: readonly string[] = Object.values(reasonsOfMixed).flat();
