import type { Address } from 'viem';
import type { Description } from './description.ts';
import type { Effects } from './effects.ts';
import type { Asset, FactId, Facts, StepId } from './fact.ts';
import type { Finding } from './finding.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { Known } from './known.ts';
import type { Phrase } from './phrase.ts';
import type { Incoming } from './request.ts';
import type { Step } from './step.ts';

export type Station = 'request' | 'fingerprint' | 'decode' | 'label' | 'simulate' | 'check' | 'narrate';

/** `skipped`: there is nothing for this station to do, which is not the same as not knowing. */
export type StationState = 'pending' | 'done' | 'partial' | 'failed' | 'skipped';

export type Verdict = 'pending' | 'stop' | 'caution' | 'notFullyRead' | 'read';

export type PartyRole =
  | 'from'
  | 'signer'
  | 'to'
  | 'with'
  | 'contract'
  | 'token'
  | 'spender'
  | 'operator'
  | 'receiver'
  /** Whom a value names that nothing explains. */
  | 'named'
  | 'safe'
  | 'site';

/** An address that receives, spends, controls or is asked: shown whole on Review. */
export type Party = Readonly<{ role: PartyRole; address: Address }>;

/**
 * Something that is not known, said as such. `gap`: bytes that nobody could decode, or a fact that is missing of what is
 * decoded. `retry`: asking again may help.
 */
export type Unread = Readonly<{
  id: string;
  gap: 'bytes' | 'fact';
  says: Phrase;
  why: Phrase;
  retry: boolean;
}>;

/** How the request may be signed: by a press, by a held press, or not here. */
export type Control =
  | Readonly<{ kind: 'wait' }>
  | Readonly<{ kind: 'press' }>
  | Readonly<{ kind: 'hold' }>
  | Readonly<{ kind: 'none'; why: Phrase }>;

/**
 * A limit that the sentence names, and that someone sees to: the most that leaves, the least that arrives, and who gets it,
 * if that is someone else. `exact`: it is the amount itself. `wrapped`: it comes as the token into which it is wrapped.
 */
export type SaidBound = Readonly<{
  step: StepId;
  way: 'most' | 'least';
  amount: FactId;
  raw: bigint;
  asset: Asset;
  token?: FactId;
  to?: Address;
  exact?: true;
  wrapped?: true;
}>;

/** Everything the engine found so far. Revisions only grow: a fact that is known stays known. */
export type Readback = Readonly<{
  schema: 1;
  incoming: Incoming;
  revision: number;
  stations: Readonly<Record<Station, StationState>>;
  facts: Facts;
  steps: readonly Step[];
  effects: Known<Effects>;
  findings: readonly Finding[];
  unread: readonly Unread[];
  fingerprints: readonly Fingerprint[];
  parties: readonly Party[];
  sentence: readonly Phrase[];
  /** Absent where none is said. */
  bounds?: readonly SaidBound[];
  /** What descriptors say of the steps; absent where nobody was asked. */
  descriptions?: readonly Description[];
  verdict: Verdict;
  control: Control;
  /** In seconds since the epoch: after that time alone may have changed what is said. Absent where it cannot. */
  changesAt?: bigint;
}>;
