import { afterAll, describe, expect, it } from 'vitest';
import type { FactId } from '../model/fact.ts';
import type { Finding } from '../model/finding.ts';
import { type Known, pending, unknown } from '../model/known.ts';
import { revisionOf } from '../reading/state.ts';
import { check } from './check.ts';
import { findingsOf, type Rule } from './rule.ts';
import type { RuleAnswer } from '../evidence/ruleAnswer.ts';
import { rules } from './rules.ts';
import { samplesOfTests } from './testing/samplesOfTests.ts';
import { listening } from './testing/views.ts';
import type { Evidence } from '../evidence/evidence.ts';

/** How many views are kept of each rule and each of its answers. */
const most = 8;

const kept = { fired: new Map<Rule, Evidence[]>(), clear: new Map<Rule, Evidence[]>() };

/** What no view so far made a rule look at, of all that it says it needs. */
const unseen = new Map(rules.map((rule) => [rule, rule.needs]));

await samplesOfTests((view) => {
  const { label, simulate } = view.stations;
  if (label !== 'done' || (simulate !== 'done' && simulate !== 'skipped')) return;
  for (const rule of rules) {
    see(rule, view);
    const [fired, clear] = [kept.fired.get(rule) ?? [], kept.clear.get(rule) ?? []];
    if (fired.length >= most && clear.length >= most) continue;
    const outcome = outcomeOf(run(rule, view));
    const list = outcome === 'fired' ? fired : outcome === 'clear' ? clear : undefined;
    if (list !== undefined && list.length < most) kept[outcome as 'fired'].set(rule, [...list, view]);
  }
});

describe('what every rule says where a fact is missing', () => {
  afterAll(() => {
    delete listening.hear;
  });

  it('has views in which it fires, and in which it is clear', () => {
    delete listening.hear;
    expect(rules.filter((rule) => !kept.fired.has(rule)).map(({ id }) => id)).toEqual([]);
    const neverClear = rules.filter((rule) => !kept.clear.has(rule)).map(({ id }) => id);
    expect(neverClear.sort()).toEqual([...silentElse].sort());
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))('%s is never clear for it', (_, rule) => {
    const wrong = new Set<string>();
    for (const view of [...(kept.fired.get(rule) ?? []), ...(kept.clear.get(rule) ?? [])]) {
      const whole = run(rule, view);
      for (const id of namedUnknown(view, whole)) wrong.add(`clear by ${id}, which is not known`);
      for (const [what, less] of variants(view, readBy(rule, view))) {
        const said = run(rule, less);
        for (const id of namedUnknown(less, said)) wrong.add(`clear by ${id}, which is not known`);
        if (isCalmer(whole, said) && !isMeant(rule, what) && !isSaidElsewhere(view, less))
          wrong.add(`${outcomeOf(said)} without ${what}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  it('looks at all that it says it needs', () => {
    expect([...unseen].flatMap(([rule, needs]) => needs.map((need) => `${rule.id} ${need}`))).toEqual([]);
  });
});

function see(rule: Rule, view: Evidence): void {
  const needs = unseen.get(rule);
  if (needs === undefined) return;
  const ids = [...readBy(rule, view), ...run(rule, view).flatMap(citedBy)];
  const left = needs.filter((need) => !ids.some((id) => isOf(need, id)));
  if (left.length === 0) unseen.delete(rule);
  else unseen.set(rule, left);
}

function citedBy(it: RuleAnswer): readonly string[] {
  if (it.outcome === 'clear') return it.facts;
  if (it.outcome !== 'fired') return it.missing;
  return [...it.facts, ...Object.values(it.says.args).map(String)];
}

/** Rules that speak only of what is wrong by itself: where it is not there, there is nothing to be clear about. */
const silentElse: readonly string[] = [
  'account.nameOnly',
  'account.offer',
  'account.forGood',
  'account.forgone',
  'approvals.operator',
  'signatures.keys',
  'messages.blind',
  'transfers.acrossNetworks',
  'power.codeReplaced',
  'power.control',
  'power.blindHash',
  'power.owners',
  'chain.link',
];

/** Where a rule is right to be calmer without a fact, and why. */
const meant: readonly Readonly<{ rule: RegExp; without: RegExp; why: string }>[] = [
  {
    rule: /^names\.(?:oddText|site)$/,
    without: /^(?:account\.<a>\.name|origin\.claimed|all)$/,
    why: 'A text that nobody gave is not shown, and deceives nobody.',
  },
  {
    rule: /^(?!lists\.)/,
    without: /^preferences$/,
    why: 'Where the figures of the user are not known the standard ones count.',
  },
];

function isMeant({ id }: Rule, what: string): boolean {
  return meant.some(({ rule, without }) => rule.test(id) && without.test(what));
}

/** A rule that warned and has nothing to say, though nothing is missing to it. */
function isCalmer(whole: readonly RuleAnswer[], less: readonly RuleAnswer[]): boolean {
  return gravest(whole) >= 2 && gravest(less) === 0 && !less.some(isGap);
}

function gravest(said: readonly RuleAnswer[]): number {
  return Math.max(
    0,
    ...said.map((it) => (it.outcome === 'fired' ? { note: 1, caution: 2, stop: 3 }[it.severity] : 0)),
  );
}

function isGap({ outcome }: RuleAnswer): boolean {
  return outcome === 'unknown' || outcome === 'pending';
}

/** Whether another rule warns in its place, or the readback as a whole is no calmer: it says what it does not know. */
function isSaidElsewhere(view: Evidence, less: Evidence): boolean {
  const before = new Set(warned(check(view)));
  if (warned(check(less)).some((rule) => !before.has(rule))) return true;
  const verdict = revisionOf(less, 0).verdict;
  return verdict === 'notFullyRead' || verdict === 'pending' || verdict === revisionOf(view, 0).verdict;
}

function warned(findings: readonly Finding[]): readonly string[] {
  return findings.flatMap((it) => (it.outcome === 'fired' && it.severity !== 'note' ? [it.rule] : []));
}

function namedUnknown(view: Evidence, said: readonly RuleAnswer[]): readonly FactId[] {
  return said.flatMap((it) =>
    it.outcome === 'clear' ? it.facts.filter((id) => (view.facts[id]?.value.s ?? 'known') !== 'known') : [],
  );
}

function run(rule: Rule, view: Evidence): readonly RuleAnswer[] {
  try {
    return rule.run(view);
  } catch {
    return [{ outcome: 'unknown', missing: [`rule.${rule.id}`] }];
  }
}

function outcomeOf(said: readonly RuleAnswer[]): Finding['outcome'] {
  const [first] = rules;
  const found = first === undefined ? [] : findingsOf(first, said);
  return (found.find((it) => it.outcome === 'fired') ?? found[0])?.outcome ?? 'notApplicable';
}

/** What of the world a rule looks up, and `view.<part>` for the parts of the view that it looks at. */
function readBy(rule: Rule, view: Evidence): readonly string[] {
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
  run(rule, watched);
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

const ownFacts = /^(?:step|request|message|siwe|signIn|intent)\./;

/** The same view without one thing, and without all of them: nobody answered, or nobody answered yet. */
function* variants(view: Evidence, read: readonly string[]): Generator<readonly [string, Evidence]> {
  for (const absent of [unknown('timeout'), pending] as const) {
    const waits = absent.s === 'pending';
    const { stations } = view;
    const late: Evidence = waits ? { ...view, stations: { ...stations, label: 'pending' } } : view;
    for (const id of read) {
      if (!Object.hasOwn(view.facts, id) || ownFacts.test(id)) continue;
      const facts = { ...view.facts, [id]: { id, value: absent, from: [] } };
      yield [id.replaceAll(/0x[0-9a-f]{40}/g, '<a>'), { ...late, facts }];
    }
    for (const part of ['session', 'book', 'preferences', 'now', 'heads'] as const) {
      yield [part, { ...view, [part]: absent }];
    }
    const unsimulated = withoutEffects(view, absent);
    yield ['effects', unsimulated];
    const facts = Object.fromEntries(
      Object.entries(view.facts).map(([id, fact]) => [
        id,
        ownFacts.test(id) ? fact : { ...fact, value: absent },
      ]),
    );
    const nobody = { session: absent, book: absent, preferences: absent, now: absent, heads: absent };
    const label = waits ? 'pending' : 'partial';
    yield ['all', { ...unsimulated, ...nobody, facts, stations: { ...unsimulated.stations, label } }];
  }
}

function withoutEffects(view: Evidence, absent: Known<never>): Evidence {
  if (view.stations.simulate === 'skipped') return view;
  const simulate = absent.s === 'pending' ? 'pending' : 'failed';
  return { ...view, effects: absent, stations: { ...view.stations, simulate } };
}
