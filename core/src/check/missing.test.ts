import { beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../evidence/evidence.ts';
import type { RuleAnswer } from '../evidence/ruleAnswer.ts';
import type { FactId } from '../model/fact.ts';
import type { Finding } from '../model/finding.ts';
import { type Known, pending, unknown } from '../model/known.ts';
import { revisionOf } from '../reading/state.ts';
import { check } from './check.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules.ts';
import { lookedAt, looksAtAll, outcomeOf, readBy, runRule, unseenNeeds, viewsIn } from './testing/heard.ts';
import { samplesOfTests } from './testing/samplesOfTests.ts';
import { listening } from './testing/views.ts';

await samplesOfTests();

const viewsOf = (rule: Rule) => [...viewsIn(rule, 'fired'), ...viewsIn(rule, 'clear')];

/** Where only the tests near a change ran, they may have no view of some rules: these are inspected with all tests. */
const heard = looksAtAll ? lookedAt : lookedAt.filter((rule) => viewsOf(rule).length > 0);

describe('what every rule says where a fact is missing', () => {
  beforeAll(() => {
    delete listening.hear;
  });

  it.runIf(looksAtAll)('has views in which it fires, and in which it is clear', () => {
    const without = (outcome: 'fired' | 'clear') =>
      rules.filter((rule) => viewsIn(rule, outcome).length === 0).map(({ id }) => id);
    expect(without('fired')).toEqual([]);
    const neverClear = without('clear');
    expect(neverClear.sort()).toEqual([...silentElse].sort());
  });

  it.each(heard.map((rule) => [rule.id, rule] as const))('%s is never clear for it', (_, rule) => {
    const views = viewsOf(rule);
    expect(views).not.toEqual([]);
    const wrong = new Set<string>();
    for (const view of views) {
      const whole = runRule(rule, view);
      for (const id of namedUnknown(view, whole)) wrong.add(`clear by ${id}, which is not known`);
      for (const [what, less] of variants(view, readBy(rule, view))) {
        const said = runRule(rule, less);
        for (const id of namedUnknown(less, said)) wrong.add(`clear by ${id}, which is not known`);
        if (isCalmer(whole, said) && !isMeant(rule, what) && !isSaidElsewhere(view, less))
          wrong.add(`${outcomeOf(said)} without ${what}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  it.runIf(looksAtAll)('looks at all that it says it needs', () => {
    expect(unseenNeeds()).toEqual([]);
  });
});

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
  'transfers.ofOthers',
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
