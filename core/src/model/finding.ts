import type { FactId, StepId } from './fact.ts';
import type { Phrase } from './phrase.ts';

export type Severity = 'stop' | 'caution' | 'note';

/** What one rule says of one request. `says` names the exact fact, `why` the reason, `remedy` what to do. */
export type Finding = Readonly<{
  rule: string;
  step?: StepId;
  facts: readonly FactId[];
  missing: readonly FactId[];
}> &
  (
    | Readonly<{ outcome: 'fired'; severity: Severity; says: Phrase; why: Phrase; remedy?: Phrase }>
    | Readonly<{ outcome: 'clear' | 'pending' | 'unknown' | 'notApplicable' }>
  );
