import type { Finding } from '../../model/finding.ts';
import type { Phrase } from '../../model/phrase.ts';
import { phrases } from '../../model/phrases.ts';
import type { Body } from '../../model/request.ts';
import { check } from '../check.ts';
import { rules } from '../rules.ts';
import { type Sample, viewOf } from './views.ts';

/**
 * What one rule says of a request: the severity it fires with, or its other outcome. The gravest first. Throws for a rule
 * that does not exist, which would be silent for everything, and for a finding that no page could show.
 */
export function answer(rule: string, body: Body, sample: Sample = {}): string {
  const found = foundBy(rule, body, sample);
  const said = found.map((finding) => (finding.outcome === 'fired' ? finding.severity : finding.outcome));
  const order = ['stop', 'caution', 'note', 'unknown', 'pending', 'clear', 'notApplicable'];
  return order.find((outcome) => said.includes(outcome as (typeof said)[number])) ?? 'silent';
}

/**
 * All that a reader sees of what one rule says of a request, a line for each finding: the severity and the words with
 * what they name, the reason, the remedy, what a press does, who it is about and the facts that it rests on; or its other
 * outcome, and the facts that it inspected or lacks.
 */
export function told(rule: string, body: Body, sample: Sample = {}): readonly string[] {
  return foundBy(rule, body, sample).map((it) => {
    if (it.outcome !== 'fired') return [it.outcome, ...it.facts, ...it.missing].join(' ');
    const { severity, says, why, remedy, act, step, about, unlessKnown, facts, missing } = it;
    const parts = [
      `${severity}: ${inWords(says)}`,
      inWords(why),
      ...(remedy === undefined ? [] : [inWords(remedy)]),
      ...(act === undefined ? [] : [Object.values(act).join(' ')]),
      ...(step === undefined ? [] : [`in ${step}`]),
      ...(about === undefined ? [] : [`about ${about}`]),
      ...(unlessKnown === undefined ? [] : [`unless ${unlessKnown} is known`]),
      ['by', ...facts, ...missing].join(' '),
    ];
    return parts.join(' | ');
  });
}

function inWords({ id, args }: Phrase): string {
  const parts = Object.entries<unknown>(args).map(([name, it]) =>
    typeof it === 'object' && it !== null ? `${name} (${inWords(it as Phrase)})` : `${name} ${String(it)}`,
  );
  return [id, ...parts].join(' ');
}

function foundBy(rule: string, body: Body, sample: Sample): readonly Finding[] {
  const asked = rules.filter(({ id }) => id === rule);
  if (asked.length === 0) throw new Error(`There is no rule ${rule}.`);
  const found = check(viewOf(body, sample), asked);
  for (const finding of found) canBeShown(finding);
  return found;
}

/** Throws for a finding whose words, facts or remedy are missing: a reader would see a warning that says nothing. */
function canBeShown(finding: Finding): void {
  const { rule, facts, missing } = finding;
  for (const id of [...facts, ...missing]) mustBeFact(id, rule);
  if (finding.outcome !== 'fired') return;
  for (const phrase of [finding.says, finding.why, finding.remedy])
    if (phrase !== undefined) mustBeSaid(phrase, rule);
}

function mustBeSaid(phrase: Phrase, rule: string): void {
  const { id, args: given }: Readonly<{ id: string; args?: Readonly<Record<string, unknown>> }> = phrase;
  const table: Readonly<Record<string, Readonly<Record<string, string>>>> = phrases;
  const wanted = Object.hasOwn(table, id) ? table[id] : undefined;
  if (wanted === undefined) throw new Error(`${rule} says "${id}", for which there are no words.`);
  const args = given ?? {};
  const names = (it: object) => Object.keys(it).sort().join(', ');
  if (names(args) !== names(wanted))
    throw new Error(`${rule} says ${id} of "${names(args)}", not of "${names(wanted)}".`);
  for (const [name, kind] of Object.entries(wanted)) {
    const it = args[name];
    if (kind === 'phrase') mustBeSaid(it as Phrase, rule);
    else if (kind === 'fact') mustBeFact(it, rule);
    else if (kind === 'number' ? !Number.isFinite(it) : typeof it !== 'string' || it === '')
      throw new Error(`${rule} says ${id} with ${String(it)} as ${name}.`);
  }
}

function mustBeFact(id: unknown, rule: string): void {
  if (typeof id !== 'string' || !/^[a-zA-Z]+(?:\.[^.\s]+)*$/.test(id)) {
    throw new Error(`${rule} speaks of "${String(id)}", which is no fact.`);
  }
}
