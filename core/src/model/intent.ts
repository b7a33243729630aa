import type { Address } from 'viem';
import type { Asset } from './fact.ts';

/** An account that the user names. `name`: what they typed for it, which is resolved again when a request is compared. */
export type NamedAccount = Readonly<{ address: Address; name?: string }>;

/** In the asset's smallest unit. `all`: what the account holds when the request is read. */
export type PaySum = Readonly<
  { how: 'exactly'; raw: bigint } | { how: 'atMost'; raw: bigint } | { how: 'all' }
>;

/** What of an account changes: who owns or runs it, by which rules, with which code. */
export type ControlPart = 'owner' | 'threshold' | 'module' | 'guard' | 'handler' | 'code' | 'delegation';

/**
 * One thing that the user means to happen. An asset is of the network that it names. `allow`: an item or a whole
 * collection has no `upTo`; `until` in seconds since the epoch. `revoke` without an asset is of everything that the spender
 * may take. `change`: `becomes` is who comes in or what is set, `replaces` who goes; both are absent where only the part
 * is said. `cancel`: one order, signature, operation or transaction of the account’s own that waits comes to nothing, or `all`.
 */
export type Clause =
  | Readonly<{ kind: 'pay'; asset: Asset; sum: PaySum; to?: NamedAccount }>
  /** `out`: of what the user has in an app, so that its share or receipt there is given back. */
  | Readonly<{ kind: 'get'; asset: Asset; atLeast: bigint; out?: true }>
  | Readonly<{
      kind: 'allow';
      spender: NamedAccount;
      asset: Asset;
      upTo?: bigint | 'noLimit';
      until?: bigint;
    }>
  | Readonly<{ kind: 'revoke'; spender: NamedAccount; asset?: Asset }>
  | Readonly<{
      kind: 'change';
      part: ControlPart;
      of: NamedAccount;
      becomes?: NamedAccount | bigint;
      replaces?: NamedAccount;
    }>
  | Readonly<{ kind: 'signIn'; site: string }>
  | Readonly<{ kind: 'say'; text: string }>
  | Readonly<{ kind: 'cancel'; all?: true }>
  | Readonly<{ kind: 'nothing' }>;

/** So many clauses one request is compared with. */
export const mostClauses = 20;

/** Where a value of a clause is in what was said: `slot` is its path, as `clauses.0.sum`; places in UTF-16 units. */
export type Quote = Readonly<{ slot: string; start: number; end: number }>;

/**
 * What the user means the next request to do. Nothing in it comes from the request that it is compared with. `said`: their
 * own words, empty where they filled in a form. `chainId` is absent where no network matters (a sign-in, a text).
 * `feeMost` in wei: the most that the network fee may be. `saidAt` in milliseconds since the epoch.
 */
export type Intent = Readonly<{
  account: Address;
  chainId?: number;
  said: string;
  quotes: readonly Quote[];
  clauses: readonly Clause[];
  feeMost?: bigint;
  /** How many questions about the words the user ticked: the form says what counts then, and the words may say something else. */
  ticked?: number;
  saidAt: number;
}>;
