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
  /** Of which asset or account a half is: two are one where it is the same. */
  of?: string;
}>;

/**
 * What a difference may be one half of. `notPaid`, `notThere`, `notAllowed`, `notRevoked`: what was said, and is not there. `leaves`,
 * `payee`, `other` (another asset), `otherItem` (of the same collection), `given`, `revoked`: what is there, and was not said.
 */
export type Half =
  | 'notPaid'
  | 'notThere'
  | 'notAllowed'
  | 'notRevoked'
  | 'leaves'
  | 'payee'
  | 'other'
  | 'otherItem'
  | 'given'
  | 'revoked';

/** A fact without which part of the comparison has no answer. `ahead`: only while it is still to come. */
export type Gap = Readonly<{ rule: IntentRule; fact: FactId; it: Known<unknown>; ahead?: true }>;

/** What one part of the comparison finds. */
export type PartFound = Readonly<{ differences: readonly Difference[]; gaps: readonly Gap[] }>;

export function differs(rule: IntentRule, says: Phrase, facts: readonly FactId[], step?: StepId): Difference {
  return { rule, says, facts, ...(step === undefined ? {} : { step }) };
}

/** A difference that may be one with its other half. */
export function half(which: Half, difference: Difference, of?: string): Difference {
  return { ...difference, half: which, ...(of === undefined ? {} : { of }) };
}

/**
 * Two halves that say one thing as one, where there is one of each, or as many of each that are all of the same: it stands where
 * the later stood, and cites what both did. `says` is undefined where they are two things.
 */
export function joined(
  all: readonly Difference[],
  one: Half,
  other: readonly Half[],
  says: (one: Difference, other: Difference) => Phrase | undefined,
): readonly Difference[] {
  const its = [all.filter((it) => it.half === one), all.filter(({ half: it }) => it && other.includes(it))];
  const [[first, ...more] = [], [second, ...others] = []] = its;
  if (first === undefined || second === undefined || more.length !== others.length) return all;
  const isSame = (each: Difference, as: Difference) => each.of !== undefined && each.of === as.of;
  if (!more.every((each) => isSame(each, first)) || !others.every((each) => isSame(each, second))) return all;
  const it = says(first, second);
  if (it === undefined) return all;
  const facts = [...new Set([...first.facts, ...second.facts])];
  const whole = differs(first.rule, it, facts, second.step ?? first.step);
  return all.flatMap((each) =>
    each === second ? [whole] : its.some((some) => some.includes(each)) ? [] : [each],
  );
}

/** Differences about one and the same of the request, once: in the words that also say what was meant, else in the later ones. */
export function differencesOnce(all: readonly Difference[]): readonly Difference[] {
  const kept = new Map<string, Difference>();
  for (const it of all) {
    const { found } = argsOf(it);
    const key = found ?? JSON.stringify(it.says);
    const before = kept.get(key);
    if (before === undefined || argsOf(before).said === undefined) kept.set(key, it);
  }
  return [...kept.values()];
}

function argsOf({ says }: Difference): Readonly<Record<string, string | undefined>> {
  return says.args as Readonly<Record<string, string>>;
}

/** All that several parts found. */
export function allFound(...parts: readonly PartFound[]): PartFound {
  return {
    differences: parts.flatMap(({ differences }) => differences),
    gaps: parts.flatMap(({ gaps }) => gaps),
  };
}
