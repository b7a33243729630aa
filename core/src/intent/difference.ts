import type { FactId, StepId } from '../model/fact.ts';
import type { Known } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';

/** What of an intent is compared: each is a rule. */
export type IntentRule =
  | 'intent.scope'
  | 'intent.pays'
  | 'intent.gets'
  | 'intent.allows'
  | 'intent.controls'
  | 'intent.signs'
  | 'intent.happens';

/** Something in which a request is not what was said. `facts`: what was said and what was found. */
export type Difference = Readonly<{
  rule: IntentRule;
  says: Phrase;
  facts: readonly FactId[];
  step?: StepId;
  half?: Half;
}>;

/** One half of something in the place of another: what was said is not there, or what is there was not said. */
export type Half = 'missed' | 'unsaid';

/** A fact without which part of the comparison has no answer. `ahead`: only while it is still to come. */
export type Gap = Readonly<{ rule: IntentRule; fact: FactId; it: Known<unknown>; ahead?: true }>;

/** What one part of the comparison finds. */
export type PartFound = Readonly<{ differences: readonly Difference[]; gaps: readonly Gap[] }>;

export function differs(rule: IntentRule, says: Phrase, facts: readonly FactId[], step?: StepId): Difference {
  return { rule, says, facts, ...(step === undefined ? {} : { step }) };
}

/** A difference that may be one with its other half. */
export function half(which: Half, difference: Difference): Difference {
  return { ...difference, half: which };
}

/** All that several parts found. */
export function allFound(...parts: readonly PartFound[]): PartFound {
  return {
    differences: parts.flatMap(({ differences }) => differences),
    gaps: parts.flatMap(({ gaps }) => gaps),
  };
}
