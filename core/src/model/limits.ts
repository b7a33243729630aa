import type { Unknown } from './known.ts';
import type { Phrase } from './phrase.ts';
import { whyPhrase } from './whyPhrase.ts';

/** Told apart by a word alone, or by a word and of how much it is. */
type Plain<Is extends string> = Is extends Is ? Readonly<{ is: Is }> : never;
type Counted<Is extends string> = Is extends Is ? Readonly<{ is: Is; count: number }> : never;

/** What no engine inspected. */
export type Limit =
  | Plain<'others' | 'othersButPayees' | 'control' | 'otherControl' | 'code' | 'diamond' | 'logs' | 'events'>
  | Plain<'afterwards' | 'trace' | 'otherTrace' | 'dataFee' | 'paymaster' | 'comesBack' | 'borrowed'>
  | Plain<'contract' | 'approved' | 'chosen'>
  | Counted<'payees' | 'controlReads' | 'accounts' | 'reads' | 'waiting' | 'calls' | 'moves'>
  | Readonly<{ is: 'replaced'; how: 'waits' | 'maybe' }>;

/** What was assumed for a simulation, and what became of that. */
export type Assumption =
  | Plain<'operation' | 'paymaster' | 'accountCalls' | 'carried' | 'created' | 'standIn' | 'zone'>
  | Plain<'priceWorst' | 'otherTime' | 'sender' | 'signatures' | 'safeNow' | 'permit' | 'fees' | 'noFees'>
  | Plain<'dependsOnFees' | 'codeAtSender' | 'dataFee' | 'ownBlock'>
  | Counted<'authorizations' | 'authorizationsVoid' | 'first' | 'firstFails' | 'changed'>
  | Readonly<{ is: 'byRules'; rules: string }>
  | Readonly<{ is: 'feesUnanswered'; why: Unknown }>;

/** Why what is signed could not be used in the pinned block. */
export type NotNow =
  | Plain<'nonce' | 'later' | 'expired' | 'early' | 'domain' | 'balance' | 'allowance' | 'counter'>
  | Plain<'cancelled' | 'filled' | 'funds' | 'contract' | 'gas' | 'fails'>
  | Readonly<{ is: 'safeNonce'; next: number; own: number }>;

export function limitPhrase({ is, ...args }: Limit): Phrase {
  return { id: `effects.notLookedAt.${is}`, args } as Phrase;
}

export function assumptionPhrase(it: Assumption): Phrase {
  if (it.is === 'feesUnanswered')
    return { id: 'effects.assumed.feesUnanswered', args: { why: whyPhrase(it.why) } };
  const { is, ...args } = it;
  return { id: `effects.assumed.${is}`, args } as Phrase;
}

export function notNowPhrase({ is, ...args }: NotNow): Phrase {
  const isNamed = is === 'safeNonce' || is === 'gas' || is === 'fails';
  return isNamed
    ? ({ id: `effects.notNow.${is}`, args } as Phrase)
    : { id: 'effects.notNow', args: { why: is } };
}

/**
 * Whether it is said of every request of its kind, and so tells how Readback works, not what this request does: such notes
 * are one group, told once.
 */
export function isOwnLimit({ is }: Limit | Assumption): boolean {
  return ownLimits.has(is);
}

const ownLimits: ReadonlySet<(Limit | Assumption)['is']> = new Set([
  'others',
  'othersButPayees',
  'otherControl',
  'events',
  'afterwards',
  'trace',
  'otherTrace',
  'fees',
  'permit',
  'operation',
  'signatures',
  'safeNow',
  'ownBlock',
  'accountCalls',
  'standIn',
  'codeAtSender',
]);

/** All that was not inspected, and all that was assumed, in words. */
export function limitPhrases({ notLookedAt, assumed }: Limits): readonly Phrase[] {
  return [...notLookedAt.map(limitPhrase), ...assumed.map(assumptionPhrase)];
}

type Limits = Readonly<{ notLookedAt: readonly Limit[]; assumed: readonly Assumption[] }>;
