import type { Address } from 'viem';

/** An address with the name that the practice chain gives it, and of a token its symbol. */
export type Named = Readonly<{ address: Address; name: string; symbol?: string | undefined }>;

/**
 * What stands where on the practice chain. Decimals: `practiceToken` 18, `practiceDollar` 6 (with ERC-2612 permits).
 * `safe` is a Safe 1.4.1 that two of `accounts[1]`, `accounts[2]` and `accounts[3]` can move. `stranger` is a plain
 * account without history that nobody holds the key of; `trap` is the contract of the delegatecall attack. Names are
 * those of `practiceNames.ts`; the records of `ensFarResolver` live off the chain.
 *
 * `smartAccount` (ERC-4337) is the user's, as are `practiceVault` and `changingToken`, whose code may become
 * `changedTokenCode`. `practiceModule` is one of the deployer's, who may then move what a Safe has. From `sweeper` on
 * they are hostile, each as its source in `practice/contracts` says, but for `practiceDai` (18 decimals, DAI's permits),
 * `practiceSavings` (ERC-4626 over the practice dollar) and `cargoToken`, whose code its owner `accounts[6]` may change
 * to `takenCargoCode`.
 */
export type PracticeAddresses = Readonly<{
  multicall3: Address;
  weth9: Address;
  factory: Address;
  router: Address;
  practiceToken: Address;
  practiceDollar: Address;
  practicePass: Address;
  wethDollarPair: Address;
  wethTokenPair: Address;
  safe: Address;
  safeSingleton: Address;
  safeProxyFactory: Address;
  safeFallbackHandler: Address;
  multiSend: Address;
  multiSendCallOnly: Address;
  trap: Address;
  stranger: Address;
  ensRegistry: Address;
  ensReverseRegistrar: Address;
  ensResolver: Address;
  ensFarResolver: Address;
  ensUniversalResolver: Address;
  permit2: Address;
  universalRouter: Address;
  seaport: Address;
  conduitController: Address;
  entryPoint: Address;
  simpleAccountFactory: Address;
  simple7702Account: Address;
  smartAccount: Address;
  practiceItems: Address;
  practiceUnits: Address;
  practiceVault: Address;
  practiceModule: Address;
  practiceGuard: Address;
  changingToken: Address;
  changingTokenCode: Address;
  changedTokenCode: Address;
  sweeper: Address;
  eventToken: Address;
  feeToken: Address;
  rebasingToken: Address;
  silentToken: Address;
  hookToken: Address;
  echo: Address;
  honeypotToken: Address;
  watcherToken: Address;
  practiceDai: Address;
  practiceSavings: Address;
  cargoToken: Address;
  cargoTokenCode: Address;
  takenCargoCode: Address;
  fakeDollar: Address;
  refundToken: Address;
  drainer: Address;
  watchingGift: Address;
}>;

/**
 * What is on record of a contract of the practice chain, as a source of verified contracts would have it of a real one.
 * `createdAt` in seconds since the epoch.
 */
export type PracticeRecord = Readonly<{ address: Address; verified: boolean; createdAt: number }>;

/** `accounts[0]` is the user's own; all ten are the well-known test accounts. Served as `/practice/info.json`. */
export type PracticeInfo = Readonly<{
  accounts: readonly Named[];
  labels: readonly (Named & Readonly<{ chainId: number }>)[];
  addresses: PracticeAddresses;
  records: readonly PracticeRecord[];
}>;
