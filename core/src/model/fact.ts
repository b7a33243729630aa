import type { Address, Hex } from 'viem';
import type { Known } from './known.ts';

/**
 * A path that names a fact, stable within one readback. Account and token facts use the lower-case address.
 *
 * | id | value |
 * |---|---|
 * | `request.safeTxHash` `request.claimedHash` | of a Safe transaction: its hash as it is computed here, and as it came with it |
 * | `refund.0.most` | what the refund that a step of a Safe sets can cost |
 * | `request.chain` `request.from` `request.to` `request.value` `request.data` `request.nonce` … | what was asked |
 * | `message.text` `message.bytes` `siwe.domain` `siwe.uri` `siwe.resource.0` … | a message to sign |
 * | `step.0.2.to` `step.0.2.value` `step.0.2.fn` `step.0.2.arg.spender` `step.0.arg.path.1` | a decoded step |
 * | `step.0.noLimit.amount` | that an argument is the largest amount that a permission can be for |
 * | `step.0.sum.0x….amount` `step.0.chain.chainId` | an argument as an amount of a token (or of `native`), or as a network |
 * | `step.0.within.token` | the address that is in a number or a word |
 * | `total.0x….step.1.value+step.2.arg.amount` | what several amounts of a token (or of `native`) come to |
 * | `step.0.trade.give` `step.0.trade.get` | of a plan of a router: a side of its trade, where that is the sum of several amounts |
 * | `account.0x….code` `account.0x….name` `account.0x….nonce` | an account on the request's chain |
 * | `account.0x….wouldBe` | the name that Readback ships for an address at which no contract is known to stand, or the symbol that it ships for a token |
 * | `account.0x….synthetic` | an account that is made up for a simulation: `sender`, `code` or `signer` |
 * | `account.0x….implementation` | of a proxy that is called: where its functions come from, at the pinned block; a list where proxies are in one another, from the outermost inwards |
 * | `account.0x….facet.0x12345678` | of a diamond (EIP-2535): the facet that has this function |
 * | `account.0x….release` | of a Safe: which release its code is; `notFound` where it is not one that is known |
 * | `account.0x….owners` `account.0x….threshold` | of a Safe whose owners change, and of owners that are Safes: who owns it, and how many must sign |
 * | `account.0x….factory` | of a pool that a call names, and whose word its contract takes: the shipped factory that knows it as its own |
 * | `account.0x….allows.0x…` `account.0x….allows.0x….0` | what a contract that the request calls may take of an account by permissions from before: a list of assets, and each of them |
 * | `account.0x….debt.0x…` `account.0x….debt.0x….…` | what an account owes a market, or one of several that a contract keeps, at the pinned block, where a step takes out what secures it |
 * | `account.0x….debt.0x….supplied` | of a market that is called: what the account has supplied there |
 * | `account.0x….owner.4242` `account.0x….position.4242.token0` `account.0x….position.4242.token1` `account.0x….position.4242.hooks` `account.0x….position.4242.others` | of a position, a stream or a lock, by the number that its contract gave it: whose it is, and what it is made of |
 * | `account.0x….codeElsewhere` | of an account without code that is paid: whether a contract is at that address on another network |
 * | `account.0x….safeTxHash` `account.0x….safeNonce` | of a Safe whose transaction is signed: the hash that it computes, its next number |
 * | `account.0x….isToken` | of an account that becomes a fallback handler: whether it answers as a token |
 * | `account.0x….admin` | of a proxy (EIP-1967): who may exchange its implementation |
 * | `account.0x….verified` | of a contract: whether its source is published; of a minimal proxy that of what it runs |
 * | `account.0x….sourceName` | what the published source of a contract calls it: chosen by whoever published it |
 * | `account.0x….created` | when a contract was made, as a source has it on record; unknown where nobody says it |
 * | `account.0x….presentAt` `account.0x….absentAt` | in place of `created`: a time, some days ago, at which it was there or not |
 * | `site.….name` | a host that the request names: of who says that it asks, of a sign-in |
 * | `lists` | the lists of scams that were searched; only where the user chose one |
 * | `account.0x….listed` `site.….listed` | the list, or lists, of scams that it is on |
 * | `function.0x….0x12345678.kept` `.sourcify` `.signatures` … | what each source that was asked has of a function: its signatures, or why it has none |
 * | `token.0x….symbol` `token.0x….decimals` `token.0x….supply` | a token on the request's chain |
 * | `effect.3.before` `effect.3.after` `effect.3.delta` `effect.3.size` `effect.3.who` `effect.3.asset` `effect.3.counterparty` `effect.3.until` `effect.3.via` `effect.3.role` `effect.3.sent` | a line of the effects; the size is the delta without its sign |
 * | `effect.3.least` `effect.3.poolFee` `effect.3.pools` | of what arrives by a trade: the minimum that is kept to for all of it; what the pools on its way take, in millionths, and whose they are |
 * | `effect.3.takeable` | of an allowance by signature: what its holder could take of it at once |
 * | `rate.0x….0x…` | the price of two tokens in pools, as pools keep it |
 * | `move.0.from` `move.0.to` `move.0.amount` … | what goes from one account to another in the simulation |
 * | `fee.expected` `fee.most` | the network fee, in the chain's native currency |
 * | `fee.balance` | what the account that pays it has before the run |
 * | `revert.reason` | why a run failed, as the contract says it |
 * | `revert.account` `revert.spender` `revert.have` `revert.need` `revert.deadline` `revert.ended` `revert.contract` | what would let it pass |
 * | `signIn.domain` `signIn.uri` `signIn.chain` | what a sign-in says of itself, also one that follows no standard |
 * | `origin.site` | the site that asks, as the user says |
 * | `origin.claimed` | the site that asks, as an app says of itself |
 * | `origin.verified` | the site that asks, as the browser says |
 * | `chain.name` `chain.reported` | the request's chain; the id the node reports |
 * | `book.0x….name` `book.0x….paid` `book.0x….address` `book.0x….own` | the user's own book |
 * | `book.0x….label` | a name for an account that came with an imported file |
 * | `name.0.typed` `name.0.meant` `name.0.now` … | a name that the user typed, whom it gave then, whom it gives now |
 * | `account.0x….typed` | the name that the user typed for an account, which it still gives |
 * | `account.0x….holds.0x…` | what an account holds of a token, or how many items of a collection, where it gives a permission over it |
 * | `account.0x….separator` `account.0x….calledItself` | of a contract that verifies a permit: the hash of its domain (EIP-712; `0x` where it says none), and its name() |
 * | `spender.0x….standing` `spender.0x….inPermit2` `spender.0x….whole` `spender.0x….asOperator` | of a spender of whom all is to be revoked: over which assets it has a permission at the pinned block; whether nothing was left out |
 * | `intent.account` `intent.network` `intent.feeMost` `intent.0.amount` … | what the user said that the request should do, and each clause of it |
 * | `mined.to` `mined.value` … `signature.signer` | hearback |
 */
export type FactId = string;

/** The station of a step in the tree: `0`, `0.2`, `0.2.1`. */
export type StepId = string;

export type Asset =
  | Readonly<{ kind: 'native'; chainId: number }>
  | Readonly<{ kind: 'token'; chainId: number; address: Address }>
  | Readonly<{ kind: 'nft'; chainId: number; address: Address; id: bigint }>
  | Readonly<{ kind: 'collection'; chainId: number; address: Address }>;

/**
 * What a fact says. `raw` amounts are in the asset's smallest unit; how many decimals that has is a fact of its own.
 * `text` is foreign unless its provenance says that the user or Readback wrote it.
 */
export type FactValue =
  | Readonly<{ kind: 'address'; address: Address }>
  | Readonly<{ kind: 'amount'; raw: bigint; asset: Asset }>
  | Readonly<{ kind: 'allowance'; raw: bigint; unlimited: boolean; asset: Asset }>
  | Readonly<{ kind: 'asset'; asset: Asset }>
  | Readonly<{ kind: 'integer'; value: bigint }>
  | Readonly<{ kind: 'bool'; value: boolean }>
  | Readonly<{ kind: 'bytes'; hex: Hex }>
  | Readonly<{ kind: 'selector'; selector: Hex }>
  | Readonly<{ kind: 'function'; name: string; signature: string }>
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'chain'; chainId: number }>
  | Readonly<{ kind: 'time'; seconds: bigint }>
  | Readonly<{ kind: 'code'; state: 'none' | 'contract' | 'delegated'; hash?: Hex; delegate?: Address }>
  | Readonly<{ kind: 'list'; items: readonly FactValue[] }>;

/** Where a value comes from. Every value on the page can answer this. */
export type Provenance =
  | Readonly<{ by: 'request'; bytes?: readonly [start: number, end: number] }>
  | Readonly<{ by: 'derived'; from: readonly FactId[] }>
  /** `unproven`: of an ABI that was not compared with the code that is there. */
  | Readonly<{ by: 'user'; entry: string; unproven?: true }>
  | Readonly<{
      by: 'chain';
      chainId: number;
      /** Hash of the block the state was read at; for a simulation, of the parent it was run on. */
      block: Hex;
      number: bigint;
      proof: 'none' | 'consistent' | 'confirmed';
      engines: readonly string[];
      endpoint: string;
    }>
  | Readonly<{ by: 'source'; name: string; asOf?: string; subject?: Hex; unproven?: true }>
  /** `why`: one of the engine's own reasons, or text of others that is shown as it is. */
  | Readonly<{ by: 'guess'; why: GuessReason | (string & {}) }>;

/** Why a function or an error has this name only perhaps. */
export type GuessReason = 'listed' | 'listedFits' | 'listedMisfits' | 'behindProxy' | 'otherCode' | 'inFile';

export type Fact = Readonly<{ id: FactId; value: Known<FactValue>; from: readonly Provenance[] }>;

export type Facts = Readonly<Record<FactId, Fact>>;
