import type { Phrase } from '../model/phrase.ts';
import type { Address } from 'viem';
import type { FactId } from '../model/fact.ts';
import type { Finding, Severity } from '../model/finding.ts';
import { isKnown } from '../evidence/book.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { RuleAnswer } from '../evidence/ruleAnswer.ts';

export type Family =
  | 'account'
  | 'approvals'
  | 'signatures'
  | 'messages'
  | 'transfers'
  | 'names'
  | 'power'
  | 'outcome'
  | 'descriptions'
  | 'chain'
  | 'identity'
  | 'lists'
  | 'intent';

/** A rule is data and a pure function. `check.ts` runs it and turns what it says into findings. */
export type Rule = Readonly<{
  /** `family.name`. */
  id: `${Family}.${string}`;
  /** The gravest severity it can fire with: how much it matters when it cannot answer. */
  severity: Severity;
  /** The facts it rests on; `<a>` represents an address, `<s>` a step. */
  needs: readonly string[];
  /** Whether it looks through the decoded steps, so that an unread one leaves it without an answer. */
  readsSteps: boolean;
  /** Muting it for an address would hide a later, different loss. */
  neverMuted?: true;
  /**
   * Whether it warns of what nobody vouches for. Where nobody answered whether a contract that Readback names is there,
   * what that contract would explain is not known, and no warning.
   */
  needsVouching?: true;
  /** Nothing said: nothing that it speaks of is there. */
  run(view: Evidence): readonly RuleAnswer[];
}>;

/**
 * Whether the user may mute a rule for an address: not what says what is taken, nor who gains power. That names the
 * contract, and the next time it may be for someone else.
 */
export function canBeMuted(rule: Rule): boolean {
  return familyOf(rule) !== 'power' && rule.neverMuted !== true;
}

/** The family that a rule is of. */
export function familyOf({ id }: Pick<Rule, 'id'>): Family {
  return id.slice(0, id.indexOf('.')) as Family;
}

/** A Stop that rests on who an account is: a Caution once the user says that they know it. */
export function stopUnlessKnown(
  view: Evidence,
  address: Address,
): Readonly<{ severity: 'stop' | 'caution'; unlessKnown?: Address }> {
  return isKnown(view, address) ? { severity: 'caution' } : { severity: 'stop', unlessKnown: address };
}

/** How often one rule is heard: a batch can hold thousands of calls, and the gravest come first. */
const mostFired = 20;

/** How many facts are named that a rule lacks: of thousands of calls that nobody can read not each one. */
export const mostMissing = 200;

type Fired = Extract<RuleAnswer, { outcome: 'fired' }>;
type Gap = Extract<RuleAnswer, { missing: readonly FactId[] }>;

/** What is stopped, what is to be rejected, and what warns of a signature, which cannot be mended, can be rejected. */
function withReject(rule: Rule, { remedy, ...it }: Fired) {
  const rejects = it.severity === 'stop' || remedy === 'reject' || familyOf(rule) === 'signatures';
  const isOpen = it.act === undefined && it.severity !== 'note';
  return {
    ...it,
    ...(remedy === undefined ? {} : { remedy: remedy === 'reject' ? reject : remedy }),
    ...(rejects && isOpen ? { act: { kind: 'reject' } as const } : {}),
  };
}

const reject: Phrase = { id: 'remedy.reject', args: {} };

/** The findings of one rule: those that fired, and else the one answer that claims least. */
export function findingsOf(rule: Rule, said: readonly RuleAnswer[]): readonly Finding[] {
  const findings: Finding[] = [];
  const all = answersIn(said);
  for (const severity of ['stop', 'caution', 'note'] as const) {
    for (const it of all[severity]) {
      if (findings.length >= mostFired) break;
      findings.push({ rule: rule.id, missing: [], ...withReject(rule, it) });
    }
  }
  for (const outcome of ['unknown', 'pending'] as const) {
    const gaps = new Set<FactId>();
    for (const it of all[outcome]) {
      if (gaps.size >= mostMissing) break;
      for (const fact of it.missing) gaps.add(fact);
    }
    if (gaps.size > 0) findings.push({ rule: rule.id, outcome, facts: [], missing: [...gaps] });
  }
  if (findings.length > 0) return findings;
  const facts = said.flatMap((it) => (it.outcome === 'clear' ? it.facts : []));
  const outcome = said.length === 0 ? 'notApplicable' : 'clear';
  return [{ rule: rule.id, outcome, facts: [...new Set(facts)], missing: [] }];
}

/** The answers of a rule by what they come to; of those that fired only as many as are shown. */
function answersIn(said: readonly RuleAnswer[]) {
  const all: Record<'stop' | 'caution' | 'note', Fired[]> & Record<'unknown' | 'pending', Gap[]> = {
    stop: [],
    caution: [],
    note: [],
    unknown: [],
    pending: [],
  };
  for (const it of said) {
    if (it.outcome === 'clear') continue;
    if (it.outcome !== 'fired') all[it.outcome].push(it);
    else if (all[it.severity].length < mostFired) all[it.severity].push(it);
  }
  return all;
}
