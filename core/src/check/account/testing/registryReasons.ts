/**
 * Why transactions of the registry are not read back as their senders would send them, by the file of the registry and
 * the rule, or the part, that says so first. Each is true for the sender.
 */
export const registryReasons: readonly Readonly<{ files: RegExp; rule: string; why: string }>[] = [
  {
    files: /^p2p\/calldata-P2pMessageSender$/,
    rule: 'account.text',
    why: 'a text by which validators leave',
  },
  {
    files: /^1inch\/calldata-AggregationRouterV6$/,
    rule: 'step.0.0',
    why: 'a permit is packed into bytes, and what it allows is not opened',
  },
  {
    files: /^flyingtulip\/calldata-MintAndRedeem-dev$/,
    rule: 'account.named',
    why: 'a contract for trying things out, under no shipped name',
  },
  {
    files: /^flyingtulip\/calldata-(?:PositionsManager|SessionManager)$/,
    rule: 'account.named',
    why: 'gives someone else power over a position, by a function known by its name alone',
  },
  {
    files: /^flyingtulip\/calldata-PftNft$/,
    rule: 'approvals.operator',
    why: 'lets someone take every item of a collection',
  },
  {
    files: /^hyperliquid\/calldata-CctpExtension$/,
    rule: 'account.elsewhere',
    why: 'bytes for a contract of another network say who receives',
  },
  {
    files: /^kiln\/calldata-kiln-batch-deposit-v2$/,
    rule: 'account.elsewhere',
    why: 'a key of a validator that was used before pays out to whoever used it first',
  },
  {
    files: /^kiln\/calldata-kiln-fee-splitter-factory$/,
    rule: 'account.named',
    why: 'hands bytes to a contract that the call names',
  },
  {
    files: /^layerswap\/calldata-LayerswapDepository$/,
    rule: 'account.elsewhere',
    why: 'who receives is behind a number of an order that is kept elsewhere',
  },
  {
    files: /^layerswap\/calldata-LayerswapDepository$/,
    rule: 'account.named',
    why: 'says who may be paid by the contract: an act of its owner, on a test network',
  },
  {
    files: /^layerswap\/calldata-LayerswapDepository$/,
    rule: 'power.givenAway',
    why: 'hands a contract over, or gives it up',
  },
  {
    files: /^(?:flyingtulip\/calldata-PftNft|lido\/calldata-wstETH)$/,
    rule: 'approvals.unvouched',
    why: 'an allowance for a contract under no shipped name',
  },
  {
    files: /^(?:lido\/calldata-wstETH|walletconnect\/calldata-wct)$/,
    rule: 'approvals.noLimit',
    why: 'an approval without a limit',
  },
  {
    files: /^lifi\/calldata-LIFIDiamond$/,
    rule: 'account.elsewhere',
    why: 'who receives on the other network is not the sender, or is behind an order that is kept elsewhere',
  },
  {
    files:
      /^(?:lifi\/calldata-LIFIDiamond|starkgate\/calldata-StarkGate-STRK|threshold\/calldata-L2WormholeGateway)$/,
    rule: 'transfers.acrossNetworks',
    why: 'an account of another network receives, which nobody here can look at',
  },
  {
    files: /^morpho\/calldata-MorphoBlue$/,
    rule: 'account.elsewhere',
    why: 'whoever opened the market chose its oracle, and Readback does not know it',
  },
  {
    files: /^morpho\/calldata-MorphoBlue$/,
    rule: 'account.debt',
    why: 'borrows, and no token shows the debt',
  },
  {
    files: /^kiln\/calldata-kiln-batch-exit$/,
    rule: 'account.forgone',
    why: 'validators earn nothing once they left',
  },
  {
    files: /^threshold\/calldata-RebateStaking$/,
    rule: 'account.forgone',
    why: 'rebates of deposits are given up',
  },
  {
    files: /^morpho\/calldata-/,
    rule: 'transfers.lost',
    why: 'the shares go to 0x…dEaD or to the zero address, whose keys nobody has',
  },
  {
    files: /^p2p\/calldata-P2p/,
    rule: 'account.elsewhere',
    why: 'part of the rewards goes to contracts that the call names',
  },
  {
    files: /^safe\/calldata-SafeProxyFactory-1\.3\.0$/,
    rule: 'account.elsewhere',
    why: 'owners that are not the sender, and a contract that is called afterwards',
  },
  {
    files: /^safe\/calldata-Safe(?:L2)?-1\.3\.0$/,
    rule: 'power.owners',
    why: 'changes who decides over a Safe',
  },
  {
    files: /^safe\/calldata-SafeL2-1\.3\.0$/,
    rule: 'power.newSafe',
    why: 'sets up a Safe for owners that are not the sender',
  },
  {
    files: /^swissborg\/calldata-NttManager$/,
    rule: 'account.elsewhere',
    why: 'who receives is an account of Solana',
  },
  {
    files: /^threshold\/calldata-(?:Bridge|L1BitcoinDepositor-bytes32)$/,
    rule: 'account.elsewhere',
    why: 'who receives, or gets back what fails, is an account of Bitcoin',
  },
  {
    files: /^threshold\/calldata-TBTC$/,
    rule: 'bytes.step.0.arg.data',
    why: 'hands bytes to a contract that the call names',
  },
  {
    files: /^1inch\/calldata-NativeOrderFactory$/,
    rule: 'account.offer',
    why: 'makes an order: what comes for it is only known once someone fills it',
  },
  {
    files: /^flyingtulip\/calldata-PutManager$/,
    rule: 'account.forgone',
    why: 'takes tokens out of a put, which gives up the right to have back what was paid for them',
  },
  {
    files: /^flyingtulip\/calldata-PositionsManager$/,
    rule: 'account.debt',
    why: 'borrows by a function known by its name alone, and nothing shows that it arrives',
  },
  {
    files: /^uniswap\/calldata-UniswapV3Router02$/,
    rule: 'account.unknownToken',
    why: 'buys a token that Readback does not know',
  },
];
