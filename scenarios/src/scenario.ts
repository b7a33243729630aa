import type { Verdict } from '@readback/core/model/readback.ts';
import type { TypedName } from '@readback/core/model/request.ts';
import type { Address, Hex } from 'viem';
import type { PracticeInfo } from './practiceInfo.ts';

/**
 * Where and when a scenario is flown. `now` in seconds since the epoch; `safeNonce` of the practice Safe, at first 0;
 * `host` of the page that asks, with its port, `localhost` where nobody says.
 */
export type Setting = Readonly<{ info: PracticeInfo; now: bigint; safeNonce?: bigint; host?: string }>;

/** What a flyer has in the book before the flight: whom they saved, and whom they paid how often. */
export type Acquaintance = Readonly<{ address: Address; name?: string; paid?: number }>;

/** A line that the effects must show: how much more (in the asset's smallest unit) `who` has after that, or may spend. */
export type ExpectedEffect = Readonly<{
  who: Address;
  what: 'balance' | 'allowance' | 'operator' | 'control';
  /** A token or collection; absent: the chain's own coin, or no asset. */
  asset?: Address;
  counterparty?: Address;
  change?: bigint;
}>;

/** A transaction that someone else sends on the practice chain: the thief with a signature, or an admin meanwhile. */
export type OthersCall = Readonly<{ from: Address; to: Address; data: Hex; value?: bigint }>;

/** What a scenario teaches about: how Flight school arranges and filters its list. `run`: what a run before it cannot show. */
export type Subject =
  | 'allowances'
  | 'signatures'
  | 'transfers'
  | 'safe'
  | 'accounts'
  | 'tokens'
  | 'run'
  | 'wallets';

/**
 * A request on the practice chain, honest or not, and what Readback must make of it. `request` is the JSON-RPC text
 * that an app would send to a wallet. `fires` are rules that must fire, whatever else is noted. `after` is the scenario that must
 * have been carried out before, else this one fails.
 *
 * Its words are not here: the page has them by its id. `subject` is where it is in Flight school (each scenario has
 * one); `noticedBy` are the rules whose findings say what a careful pilot sees, in the order of those lines, null where
 * no rule says it.
 * `claimed` is what the site says of itself, `knows` whom the flyer knows. `meanwhile` is sent between the readback and
 * the signature; `aftermath` is what others send once they have the signature. `wallet` is one that does not do as it
 * is told: it changes the transaction, sends another in its place, or lets it hang. `names` are those that the flyer
 * typed for addresses of the request.
 *
 * `expected` and `fires` are of the first reading, and where something happens `meanwhile`, of the reading after it.
 * `effects` are all that the effects must show of it; none: nothing but the fee changes.
 */
export type Scenario = Readonly<{
  id: string;
  kind: 'honest' | 'attack';
  request: (setting: Setting) => string;
  expected: Exclude<Verdict, 'pending'>;
  fires: readonly string[];
  after?: string;
  subject: Subject;
  noticedBy?: readonly (string | null)[];
  effects: (setting: Setting) => readonly ExpectedEffect[];
  claimed?: string;
  knows?: (setting: Setting) => readonly Acquaintance[];
  meanwhile?: (setting: Setting) => readonly OthersCall[];
  aftermath?: (setting: Setting, signature: Hex) => readonly OthersCall[];
  wallet?: 'alters' | 'replaces' | 'hangs';
  names?: (setting: Setting) => readonly TypedName[];
}>;
