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

/** The same of a month of requests as the apps send them. */
const reasonsOfFresh: Readonly<Record<string, readonly string[]>> = {
  'An allowance without a limit stays, also with Permit2.': [
    'let Permit2 take USDC, without a limit: caution approvals.noLimit',
  ],
  'What is attested is said as if it were a record of one’s own.': [
    'attest that one has met somebody: caution account.nameOnly account.text',
  ],
  'Not modeled, or no contract of theirs ships.': [
    'swap at Sushi on Arbitrum: notFullyRead account.unvouched bytes.step.0.arg.route',
    'delegate the votes of UNI by signature to oneself: notFullyRead effects checks',
  ],
  'Who may change what is taken there is nobody else, and nobody asks.': [
    'bring USDC from Base by deBridge: caution account.move transfers.acrossNetworks outcome.nothingBack',
  ],
  'A token is named as it is on another network, where anybody can name one.': [
    'bring USDC.e from Arbitrum by its own bridge: caution account.elsewhere outcome.nothingBack',
  ],
  'What arrives there is another token, of the bridge.': [
    'bring USDT to Base by the bridge of Wormhole: caution account.move transfers.acrossNetworks outcome.nothingBack',
  ],
  'Whether whoever signs for an account is its only owner is not known.': [
    'a smart account brings USDC by CCTP: caution transfers.acrossNetworks',
  ],
};

export const openFresh: readonly string[] = Object.values(reasonsOfFresh).flat();
