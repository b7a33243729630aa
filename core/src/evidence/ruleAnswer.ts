import type { Address } from 'viem';
import type { StepId, FactId } from '../model/fact.ts';
import type { Severity, RemedyAct } from '../model/finding.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Known } from '../model/known.ts';

/** What a rule says of one place in the request. */
export type RuleAnswer =
  | Readonly<{
      outcome: 'fired';
      severity: Severity;
      step?: StepId;
      facts: readonly FactId[];
      says: Phrase;
      why: Phrase;
      /** What helps; `reject`: only to reject it, which a press does then. */
      remedy?: Phrase | 'reject';
      act?: RemedyAct;
      /** Who it would be milder of, once the user says that they know this account. */
      unlessKnown?: Address;
    }>
  | Readonly<{ outcome: 'clear'; facts: readonly FactId[] }>
  | Readonly<{ outcome: 'pending' | 'unknown'; missing: readonly FactId[] }>;

/** The rule has no answer without this fact: pending while it may still come, else unknown. */
export function missing(fact: FactId, it: Known<unknown>): RuleAnswer {
  return { outcome: it.s === 'pending' ? 'pending' : 'unknown', missing: [fact] };
}

export function clear(...facts: readonly FactId[]): RuleAnswer {
  return { outcome: 'clear', facts };
}
