import { factOfEffect, factOfLine } from '../model/factIds.ts';
import type { Address } from 'viem';
import { type Shift, shiftOf } from '../ledger/compare.ts';
import { type Sense, senseOf } from '../ledger/debt.ts';
import { isCounted, linesByKey } from '../ledger/line.ts';
import { currencyKey, heldKey } from '../ledger/asset.ts';
import type { EffectLine, OtherBlock } from '../model/effects.ts';
import type { Facts } from '../model/fact.ts';
import { known, unknown, valueOf } from '../model/known.ts';
import type { Outcome } from '../effects/engine.ts';
import { eventsOf } from '../effects/events.ts';
import type { SimulationReport } from './simulationReport.ts';
import type { Ran } from './ran.ts';

/**
 * Adds to a report what the same run came to in another block. `reported` makes a report of an outcome, as that of the
 * run that is shown was made. Unchanged where no other block was tried. Where it could not be, and no code ran
 * (`isBare`), nothing depends on the block but its fee.
 */
export function withOtherBlock(
  shown: SimulationReport,
  { other, outcome }: Pick<Ran, 'other' | 'outcome'>,
  reported: (outcome: Outcome, reads?: Ran['reads']) => SimulationReport,
  isBare = false,
): SimulationReport {
  if (other === undefined) return shown;
  const { here, there, reads } = other;
  if (there.s !== 'known' && isBare)
    return { ...shown, effects: { ...shown.effects, otherBlock: known({ s: 'same' }) } };
  if (there.s !== 'known') {
    const otherBlock = there.s === 'poor' ? unknown('refused', there.endpoint) : there;
    return { ...shown, effects: { ...shown.effects, otherBlock } };
  }
  const base = here === outcome ? shown : reported(here);
  const drawn = itemsDrawn(here, there.v);
  const { otherBlock, facts } = differenceBetween(shown, base, reported(there.v, reads), {
    drawn,
    prefix: 'other',
  });
  const effects = { ...shown.effects, otherBlock: known(otherBlock) };
  return { effects, facts: { ...shown.facts, ...facts } };
}

/** The accounts and collections that end with as many items in both runs, though maybe with others. */
export function itemsDrawn(here: Outcome, there: Outcome): ReadonlySet<string> {
  return sameCount(itemsIn(here), itemsIn(there));
}

/**
 * What a run in another block came to, against the run that is shown. A difference of at most a hundredth in an
 * amount is one of amount (interest, a price that moves, a fee that follows the gas price), and so is another item of
 * the same collection; everything else is another effect. Where only events tell of the other item (`drawn`), it is one
 * too, though no loss. It is worse when more leaves, less comes, more is owed or
 * a permission is wider than shown. Facts of the lines there are `effect.<prefix>.<n>.…`.
 */
export function differenceBetween(
  shown: SimulationReport,
  here: SimulationReport,
  there: SimulationReport,
  { drawn, prefix }: Readonly<{ drawn: ReadonlySet<string>; prefix: 'other' | 'gas' }>,
): Readonly<{ otherBlock: OtherBlock; facts: Facts }> {
  const a = table(here);
  const b = table(there);
  const senses = (line: EffectLine) =>
    [here, there].map(({ effects, facts }) => senseOf({ facts, effects: known(effects) }, line));
  const found: Difference[] = [];
  for (const key of new Set([...a.keys(), ...b.keys()])) {
    const difference = differenceOf(key, a.get(key), b.get(key), senses);
    if (difference !== undefined) found.push(difference);
  }
  const differs = settled(found, drawn);
  const { status } = there.effects;
  if (differs.length === 0 && status === here.effects.status) return { otherBlock: { s: 'same' }, facts: {} };
  const isElse = status !== here.effects.status || differs.some(({ by }) => by === 'effect');
  const at = table(shown);
  const renamed = differs.flatMap((it) => it.there?.line ?? []);
  const names = new Map(renamed.map((line, n) => [line.id, `${prefix}.${n}`]));
  return {
    otherBlock: {
      s: 'different',
      by: isElse ? 'effect' : 'amount',
      worse: differs.some((it) => it.worse && it.by === 'effect'),
      lines: differs.flatMap(({ key }) => at.get(key)?.line.id ?? []),
      status,
      there: renamed.map((line) => ({ ...line, id: names.get(line.id) ?? line.id })),
    },
    facts: factsOf(there.facts, names),
  };
}

/** What is no worse for whoever it is of. */
const isNoWorse: ReadonlySet<Shift> = new Set(['same', 'better', 'interest']);

type Difference = Readonly<{
  key: string;
  here: Row | undefined;
  there: Row | undefined;
  by: 'amount' | 'effect';
  worse: boolean;
}>;

/** A line, and by how much it changes: text where that is not known. */
type Row = Readonly<{ line: EffectLine; change: bigint | string }>;

function table({ effects, facts }: SimulationReport): ReadonlyMap<string, Row> {
  const row = (line: EffectLine): Row => ({ line, change: changeIn(line, facts) });
  const own = linesByKey(effects.lines.filter(({ what }) => what !== 'fee'));
  const paid = [...linesByKey(effects.arrivals ?? [])].map(([key, it]) => [`paid ${key}`, it] as const);
  return new Map([...own, ...paid].map(([key, line]) => [key, row(line)]));
}

function differenceOf(
  key: string,
  here: Row | undefined,
  there: Row | undefined,
  senses: (line: EffectLine) => readonly Sense[],
): Difference | undefined {
  const line = (here ?? there)?.line;
  if (line === undefined) return undefined;
  const isOwn = !key.startsWith('paid ');
  const counts = isCounted(line);
  const [was, is] = counts ? [here?.change ?? 0n, there?.change ?? 0n] : [valueIn(here), valueIn(there)];
  if (was === is) return undefined;
  const both = here !== undefined && there !== undefined;
  const by = both && isNear(was, is) ? 'amount' : 'effect';
  const change = [number(was), number(is)] as const;
  const worse =
    isOwn &&
    (counts
      ? senses(line).some((sense) => !isNoWorse.has(shiftOf(change, sense, line)))
      : change[1] >= change[0]);
  return { key, here, there, by, worse };
}

/** By what was read; what only events tell has a fact that says it. */
function changeIn({ id, basis, before, after }: EffectLine, facts: Facts): bigint | string {
  if (basis === 'read' && before.s === 'known' && after.s === 'known') {
    const [from, to] = [before.v, after.v];
    return typeof from === 'bigint' && typeof to === 'bigint' ? to - from : `${from} ${to}`;
  }
  const told = valueOf(facts[factOfEffect(id, 'delta')]?.value);
  return told?.kind === 'amount' ? told.raw : 'not known';
}

function valueIn(row: Row | undefined): bigint | string {
  if (row === undefined) return 'none';
  const { after } = row.line;
  if (after.s !== 'known') return 'not known';
  return typeof after.v === 'bigint' ? after.v : `${after.v}`;
}

function isNear(a: bigint | string, b: bigint | string): boolean {
  if (typeof a === 'string' || typeof b === 'string') return false;
  if (a > 0n !== b > 0n || a === 0n || b === 0n) return false;
  const [small, large] = [size(a), size(b)].sort((x, y) => (x < y ? -1 : 1)) as [bigint, bigint];
  return (large - small) * 100n <= large;
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function number(value: bigint | string): bigint {
  if (typeof value === 'bigint') return value;
  return value === 'none' || value === 'false' ? 0n : 1n;
}

/**
 * Another item of the same collection, as many of them: which one comes depends on the block, and nothing else. One that
 * leaves instead is not a draw.
 */
function settled(found: readonly Difference[], drawn: ReadonlySet<string>): readonly Difference[] {
  const items = new Map<string, bigint>();
  for (const it of found) {
    const group = groupOf(it);
    if (group === undefined) continue;
    const [was, is] = [it.here?.change ?? 0n, it.there?.change ?? 0n];
    const more = typeof was === 'bigint' && typeof is === 'bigint' && is >= 0n ? is - was : 1n << 200n;
    items.set(group, (items.get(group) ?? 0n) + more);
  }
  return found.map((it) => {
    const group = groupOf(it);
    if (group === undefined) return it;
    if (items.get(group) === 0n) return { ...it, by: 'amount', worse: false };
    return drawn.has(group) ? { ...it, worse: false } : it;
  });
}

function groupOf({ here, there }: Difference): string | undefined {
  const line = (here ?? there)?.line;
  if (line?.what !== 'nft' || line.asset?.kind !== 'nft') return undefined;
  return heldKey(line.who, currencyKey(line.asset.address));
}

/** By account and collection, how many items more it has by what contracts announce. */
function itemsIn({ calls }: Outcome): ReadonlyMap<string, number> {
  const items = new Map<string, number>();
  const add = (who: string, token: Address, count: number) => {
    const key = heldKey(who, currencyKey(token));
    items.set(key, (items.get(key) ?? 0) + count);
  };
  for (const event of calls.flatMap(({ logs }) => logs.flatMap(eventsOf))) {
    if (event.kind !== 'nftMoved') continue;
    add(event.from, event.token, -1);
    add(event.to, event.token, 1);
  }
  return items;
}

function sameCount(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): ReadonlySet<string> {
  return new Set([...a].filter(([key, count]) => b.get(key) === count).map(([key]) => key));
}

/** The facts of some lines, under other names. */
function factsOf(facts: Facts, names: ReadonlyMap<string, string>): Facts {
  const renamed = (id: string): string => factOfLine(id, (line) => names.get(line)) ?? id;
  return Object.fromEntries(
    Object.values(facts)
      .filter((fact) => renamed(fact.id) !== fact.id)
      .map((fact) => {
        const from = fact.from.map((it) =>
          it.by === 'derived' ? { ...it, from: it.from.map(renamed) } : it,
        );
        return [renamed(fact.id), { ...fact, id: renamed(fact.id), from }];
      }),
  );
}
