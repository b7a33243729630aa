import type { Fact, FactId } from '../model/fact.ts';
import type { Finding } from '../model/finding.ts';
import type { Phrase } from '../model/phrase.ts';
import { phrases } from '../model/phrases.ts';
import { listedPhrases } from './sums/openSum.ts';

type Fired = Extract<Finding, { outcome: 'fired' }>;

/** Findings of one cause: what the first says, and of what else the same is true. */
export type Alike = Readonly<{ first: Fired; others: readonly Fired[]; same?: Phrase }>;

/** What fired, the gravest first, with those that say the same of several accounts, tokens or amounts as one. */
export function alikeOf(findings: readonly Finding[], factAt: FindFact): readonly Alike[] {
  const fired = findings.filter((it): it is Fired => it.outcome === 'fired');
  const groups: Group[] = [];
  for (const it of fired) {
    const group = groups.find(({ head, arg }) => {
      const apart = differing(head, it);
      return apart !== undefined && (arg ?? apart) === apart;
    });
    if (group === undefined) groups.push({ head: it, its: [it] });
    else {
      group.arg ??= differing(group.head, it);
      group.its.push(it);
    }
  }
  return groups
    .map((group) => asOne(group, factAt))
    .toSorted((a, b) => severities.indexOf(a.first.severity) - severities.indexOf(b.first.severity));
}

/** Findings that differ from the one that came first in one argument, the same in all of them. */
type Group = { head: Fired; arg?: string | undefined; its: Fired[] };

const severities = ['stop', 'caution', 'note'];

type FindFact = (id: FactId) => Fact | undefined;

function asOne({ head, arg = '', its }: Group, factAt: FindFact): Alike {
  const [first = head, ...others] = its.toSorted(byStep);
  const told = new Set<string>();
  const said: FactId[] = [];
  for (const it of [first, ...others]) {
    const fact = (it.says.args as Args)[arg];
    if (typeof fact !== 'string') continue;
    const value = textOf(factAt(fact));
    if (!told.has(value) && it !== first) said.push(fact);
    told.add(value);
  }
  if (said.length === 0) return { first, others };
  const list = listedPhrases(
    said.slice(0, mostSaid).map((fact): Phrase => ({ id: 'finding.one', args: { fact } })),
  );
  const left = said.length - mostSaid;
  return {
    first,
    others,
    same:
      left > 0
        ? { id: 'finding.alikeMore', args: { list, count: left } }
        : { id: 'finding.alike', args: { list } },
  };
}

/** Two arguments of a request can be the same address. */
function textOf(fact: Fact | undefined): string {
  return JSON.stringify(fact?.value, (_, it: unknown) => (typeof it === 'bigint' ? `${it}` : it));
}

/** How many are named besides the first. */
const mostSaid = 3;

type Args = Readonly<Record<string, unknown>>;

/** The one fact in which two findings differ, of the same rule, as grave, with the same reason and remedy. */
function differing(one: Fired, other: Fired): string | undefined {
  const isSame =
    one.rule === other.rule &&
    one.severity === other.severity &&
    one.muted === other.muted &&
    one.says.id === other.says.id &&
    one.why.id === other.why.id &&
    one.remedy?.id === other.remedy?.id;
  if (!isSame) return undefined;
  const [its, others] = [one.says.args as Args, other.says.args as Args];
  const apart = Object.keys(its).filter((arg) => JSON.stringify(its[arg]) !== JSON.stringify(others[arg]));
  const [first, ...more] = apart;
  const kinds: Readonly<Record<string, string>> = phrases[one.says.id];
  return first !== undefined && more.length === 0 && kinds[first] === 'fact' ? first : undefined;
}

/** In the order of the steps that they are of. */
function byStep({ step: one = '' }: Fired, { step: other = '' }: Fired): number {
  const [a, b] = [one.split('.').map(Number), other.split('.').map(Number)];
  for (const [at, part] of a.entries()) {
    const difference = part - (b[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
