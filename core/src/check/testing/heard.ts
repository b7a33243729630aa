import type { Finding } from '../../model/finding.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { familyOf, findingsOf, type Rule } from '../rule.ts';
import { rules } from '../rules.ts';

/** How many views are kept of each rule and each of its answers. */
const most = 8;

/** The families of the rules that are inspected, where not all are: `npm run verify` looks at what a change touches. */
const families = process.env['READBACK_FAMILIES']?.split(',');

/** The rules that are inspected. */
export const lookedAt =
  families === undefined ? rules : rules.filter((it) => families.includes(familyOf(it)));

/** Whether that is all of them. */
export const looksAtAll = families === undefined;

const kept = { fired: new Map<Rule, Evidence[]>(), clear: new Map<Rule, Evidence[]>() };

/** What no view so far made a rule look at, of all that it says it needs. */
const unseen = new Map(lookedAt.map((rule) => [rule, rule.needs]));

/** The files of tests whose views were heard, by their paths. */
export const heardFiles = new Set<string>();

/** The views in which a rule fired, or in which it was clear. */
export function viewsIn(rule: Rule, outcome: 'fired' | 'clear'): readonly Evidence[] {
  return kept[outcome].get(rule) ?? [];
}

/** Needs of rules that no view made them look at. */
export function unseenNeeds(): readonly string[] {
  return [...unseen].flatMap(([rule, needs]) => needs.map((need) => `${rule.id} ${need}`));
}

/** Keeps a view for the rules that fire in it or are clear, where all stations have come to an end. */
export function hear(view: Evidence): void {
  const { label, simulate } = view.stations;
  if (label !== 'done' || (simulate !== 'done' && simulate !== 'skipped')) return;
  for (const rule of lookedAt) {
    see(rule, view);
    if (viewsIn(rule, 'fired').length >= most && viewsIn(rule, 'clear').length >= most) continue;
    const outcome = outcomeOf(runRule(rule, view));
    if (outcome !== 'fired' && outcome !== 'clear') continue;
    const list = viewsIn(rule, outcome);
    if (list.length < most) kept[outcome].set(rule, [...list, view]);
  }
}

function see(rule: Rule, view: Evidence): void {
  const needs = unseen.get(rule);
  if (needs === undefined) return;
  const ids = [...readBy(rule, view), ...runRule(rule, view).flatMap(citedBy)];
  const left = needs.filter((need) => !ids.some((id) => isOf(need, id)));
  if (left.length === 0) unseen.delete(rule);
  else unseen.set(rule, left);
}

function citedBy(it: RuleAnswer): readonly string[] {
  if (it.outcome === 'clear') return it.facts;
  if (it.outcome !== 'fired') return it.missing;
  return [...it.facts, ...Object.values(it.says.args).map(String)];
}

/** What a rule says; one that throws does not know. */
export function runRule(rule: Rule, view: Evidence): readonly RuleAnswer[] {
  try {
    return rule.run(view);
  } catch {
    return [{ outcome: 'unknown', missing: [`rule.${rule.id}`] }];
  }
}

/** What comes out of what a rule said: its gravest answer. */
export function outcomeOf(said: readonly RuleAnswer[]): Finding['outcome'] {
  const [first] = rules;
  const found = first === undefined ? [] : findingsOf(first, said);
  return (found.find((it) => it.outcome === 'fired') ?? found[0])?.outcome ?? 'notApplicable';
}

/** What of the world a rule looks up, and `view.<part>` for the parts of the view that it looks at. */
export function readBy(rule: Rule, view: Evidence): readonly string[] {
  const ids = new Set<string>();
  const facts = new Proxy(view.facts, {
    get: (facts, id) => (ids.add(String(id)), Reflect.get(facts, id)),
    getOwnPropertyDescriptor: (facts, id) => (
      ids.add(String(id)), Reflect.getOwnPropertyDescriptor(facts, id)
    ),
  });
  const watched = new Proxy(
    { ...view, facts },
    { get: (view, part) => (ids.add(`view.${String(part)}`), Reflect.get(view, part)) },
  );
  runRule(rule, watched);
  return [...ids];
}

/** Whether an id, or a part of the view, is what a need names. */
function isOf(need: string, id: string): boolean {
  const part = parts.find(([pattern]) => pattern.test(need))?.[1];
  if (part !== undefined && part.test(id)) return true;
  const pattern = need.replaceAll('.', '\\.').replaceAll(/<[a-z]+>/g, '[^ ]+');
  return new RegExp(`^${pattern}$`).test(id);
}

const parts: readonly (readonly [RegExp, RegExp])[] = [
  [/^effect/, /^view\.effects$/],
  [/^steps?(?:\.|$)/, /^view\.steps$/],
  [/^session/, /^view\.session$/],
  [/^(?:book|preferences|heads)$/, /^view\.(?:book|preferences|heads)$/],
  [/^time$/, /^view\.(?:now|heads)$/],
  [/^intent/, /^view\.incoming$/],
  [
    /^(?:request|message|siwe|signIn|origin|refund|hides|different|contradicts)/,
    /^view\.(?:incoming|descriptions)$/,
  ],
];
