import type { Address } from 'viem';
import type { FactId, StepId } from './fact.ts';
import type { Phrase } from './phrase.ts';

export type Severity = 'stop' | 'caution' | 'note';

/**
 * What a press can do about a finding. Setting a value makes a new request, which is read again: `fact` is the argument
 * that gets it, as `step.0.1.arg.amount`.
 */
export type RemedyAct =
  | Readonly<{ kind: 'reject' }>
  | Readonly<{ kind: 'switchNetwork'; chainId: number }>
  | Readonly<{ kind: 'setInteger'; fact: FactId; value: bigint }>
  | Readonly<{ kind: 'setAddress'; fact: FactId; address: Address }>;

/**
 * What one rule says of one request. `says` names the exact fact, `why` the reason, `remedy` what to do, `act` what a
 * press does about it. `about` is the address that a mute of it would be for; a muted one is listed, and weighs nothing.
 * `unlessKnown` is the account that it would be milder of, once the user says in an act of its own that they know it.
 */
export type Finding = Readonly<{
  rule: string;
  step?: StepId;
  facts: readonly FactId[];
  missing: readonly FactId[];
}> &
  (
    | Readonly<{
        outcome: 'fired';
        severity: Severity;
        says: Phrase;
        why: Phrase;
        remedy?: Phrase;
        act?: RemedyAct;
        about?: Address;
        muted?: true;
        unlessKnown?: Address;
      }>
    | Readonly<{ outcome: 'clear' | 'pending' | 'unknown' | 'notApplicable' }>
  );
