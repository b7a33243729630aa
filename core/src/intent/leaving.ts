import { groupBy } from '../kit/groupBy.ts';
import { flowOf } from '../ledger/flow.ts';
import { assetKey, currencyKey, currencyOf } from '../ledger/asset.ts';
import { effectFact } from '../actions/addresses/effectFact.ts';
import { offersOf } from '../actions/offers/offers.ts';
import { immediateSteps } from '../actions/steps/immediateSteps.ts';
import { mostTaken } from '../evidence/bounds/guarantees.ts';
import { mostOf } from '../evidence/bounds/mostOf.ts';
import { askedAmount, mostAsked } from '../evidence/moves/flows.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Asset, FactId } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import { unknown, valueOf } from '../model/known.ts';
import type { ClauseAt } from './clausesOf.ts';
import { allFound, type Difference, differs, type Gap, half, type PartFound } from './difference.ts';
import { type Change, changesOf, roundingOf, unreadHoldings } from './holdings.ts';
import { isGivenBack } from './givenBack.ts';
import { intentFact } from './intentFacts.ts';
import { offeredParts } from './offeredParts.ts';
import type { Parties } from './comparedParties.ts';
import { paysOut } from './toSelf.ts';

type Pay = ClauseAt<'pay'>;

/** What leaves, against what was said to be paid: by reads, and by what the calls may take where nothing is simulated worse. */
export function leaving(view: Evidence, intent: Intent, parties: Parties): PartFound {
  const { own, meant } = parties;
  const pays = paysOut(intent, parties);
  const changes = changesOf(view, meant);
  const others = changesOf(view, new Set([...own].filter((it) => !meant.has(it))));
  const unread = unreadHoldings(view, meant);
  const differences: Difference[] = [...others.values()].flatMap((it) => unsaid(it));
  for (const [key, change] of changes) {
    if (change.lost === 0n) continue;
    const its = pays.filter(({ clause }) => assetKey(clause.asset) === key);
    if (its.length === 0 && isGivenBack(view, intent, changes, change)) continue;
    differences.push(...(its.length === 0 ? unsaid(change) : beside(view, meant, change, its)));
  }
  for (const { clause, at } of pays) {
    const key = assetKey(clause.asset);
    const { sum } = clause;
    if (
      view.effects.s !== 'known' ||
      !mustLeave(clause) ||
      (changes.get(key)?.lost ?? 0n) > 0n ||
      unread.has(key)
    )
      continue;
    const said = intentFact(at, sum.how === 'all' ? 'asset' : 'amount');
    const says = { id: 'intent.pays.saysNothing', args: { said } } as const;
    differences.push(half('notPaid', differs('intent.pays', says, [said])));
  }
  const most = allFound(mayLeave(view, pays, meant), mayCost(view, pays, changes, meant));
  return {
    differences: [...differences, ...most.differences, ...offersGive(view, pays, changes)],
    gaps: most.gaps,
  };
}

/** Whether something has to leave for a clause to come true. At most so much, to nobody in particular, may be nothing. */
export function mustLeave({ sum, to }: Pay['clause']): boolean {
  return sum.how === 'exactly' ? sum.raw > 0n : sum.how === 'all' || to !== undefined;
}

/** What leaves, and nobody said so; but for what a token may round of all that stays. */
function unsaid({ asset, lost, left, isOwed, loss }: Change): readonly Difference[] {
  if (loss === undefined || lost <= roundingOf(asset, left / 1_000n)) return [];
  const found = effectFact(loss, 'size');
  const id = isOwed ? 'intent.pays.saysOwed' : 'intent.pays.saysUnsaid';
  const it = differs('intent.pays', { id, args: { found } }, [found]);
  return [isOwed ? it : half('leaves', it, currencyOf(asset))];
}

function beside(
  view: Evidence,
  meant: ReadonlySet<string>,
  { asset, lost, left, loss }: Change,
  its: readonly Pay[],
): readonly Difference[] {
  const [first] = its;
  if (first === undefined || loss === undefined) return [];
  const found = effectFact(loss, 'size');
  if (its.some(({ clause }) => clause.sum.how === 'all')) {
    const kept = asset.kind === 'native' ? feeOf(view) * 10n : roundingOf(asset, lost);
    if (left <= kept) return [];
    const said = intentFact(first.at, 'asset');
    const says = { id: 'intent.pays.saysNotAll', args: { said, found } } as const;
    return [differs('intent.pays', says, [said, found])];
  }
  const { least, most } = saidOf(its);
  const asked = askedOf(view, meant, asset);
  // A token rounds what it counts, and not what is asked for, nor what it says that it moves.
  const isAskedMore = asked !== undefined && asked > most;
  const isAskedLess = asked !== undefined && asked > 0n && asked < least;
  const isMore = lost > most + (isAskedMore ? 0n : roundingOf(asset, most));
  const isLess = lost < least - (isAskedLess ? 0n : roundingOf(asset, least));
  return isMore || isLess ? [otherAmount(its, found)] : [];
}

/** What some clauses of one asset come to at least and at most. */
export function saidOf(its: readonly Pay[]): Readonly<{ least: bigint; most: bigint }> {
  let [least, most] = [0n, 0n];
  for (const { clause } of its) {
    if (clause.sum.how === 'all') return { least, most: 2n ** 256n };
    most += clause.sum.raw;
    if (clause.sum.how === 'exactly') least += clause.sum.raw;
  }
  return { least, most };
}

export function otherAmount(its: readonly Pay[], found: FactId): Difference {
  const isMost = its.some(({ clause }) => clause.sum.how === 'atMost');
  const said = intentFact(its[0]?.at ?? 0, 'amount');
  const says = {
    id: 'intent.pays.saysAmount',
    args: { how: isMost ? 'atMost' : 'exactly', said, found },
  } as const;
  return differs('intent.pays', says, [said, found]);
}

function mayBeMore(its: readonly Pay[], found: FactId): Difference {
  const said = intentFact(its[0]?.at ?? 0, 'amount');
  return differs('intent.pays', { id: 'intent.pays.saysMost', args: { said, found } }, [said, found]);
}

/** What the calls ask for of an asset; where they do not say it, what the token says that it moves. */
function askedOf(view: Evidence, meant: ReadonlySet<string>, asset: Asset): bigint | undefined {
  let sum = 0n;
  for (const who of meant) {
    const it = askedAmount(view, { who: who as `0x${string}`, asset });
    if (it === 'any') return undefined;
    sum += it;
  }
  return sum > 0n ? sum : movedOf(view, meant, asset);
}

function movedOf(view: Evidence, meant: ReadonlySet<string>, asset: Asset): bigint {
  const flow = flowOf(valueOf(view.effects)?.moves ?? [], meant, asset);
  return flow === undefined ? 0n : flow.went - flow.came;
}

/** Trades whose input is only bounded take up to their bound when the price is another one. */
function mayLeave(view: Evidence, pays: readonly Pay[], meant: ReadonlySet<string>): PartFound {
  const differences: Difference[] = [];
  const gaps: Gap[] = [];
  for (const { token, raw, fact, payers } of mostOf(view)) {
    const payer = [...meant].find((it) => payers.has(it));
    if (payer === undefined && !payers.has('unknown')) continue;
    const its = pays.filter(({ clause: { asset } }) => {
      if (token === 'any') return asset.kind === 'token';
      return currencyOf(asset) === currencyKey(token);
    });
    const [first] = its;
    if (first === undefined || its.some(({ clause }) => clause.sum.how === 'all')) continue;
    if (token === 'any') {
      if (raw > saidOf(its).most)
        gaps.push({ rule: 'intent.pays', fact, it: unknown('notAsked'), ahead: true });
      continue;
    }
    const all = mostAsked(view, { who: (payer ?? 'unknown') as `0x${string}`, asset: first.clause.asset });
    const together = all === 'any' || all < raw ? raw : all;
    if (together > saidOf(its).most) differences.push(mayBeMore(its, fact));
  }
  return { differences, gaps };
}

/** Other calls at a price take up to their maximum, beside all else that leaves. */
function mayCost(
  view: Evidence,
  pays: readonly Pay[],
  changes: ReadonlyMap<string, Change>,
  meant: ReadonlySet<string>,
): PartFound {
  const told = new Set(mostOf(view).map(({ fact }) => fact));
  const byAsset = groupBy(pays, ({ clause }) => assetKey(clause.asset));
  return allFound(
    ...[...byAsset].map(([asset, its]): PartFound => {
      const key = currencyOf(its[0]?.clause.asset);
      if (key === undefined || its.some(({ clause }) => clause.sum.how === 'all')) return none;
      const limits = mostTaken(view, key, meant).filter(({ fact }) => !told.has(fact));
      const beside = limits.reduce((left, { moved }) => left - moved, changes.get(asset)?.lost ?? 0n);
      const { most } = saidOf(its);
      const certain = beside > 0n ? beside : 0n;
      const low = limits.reduce((sum, it) => sum + it.low, certain);
      const high = limits.reduce((sum, it) => sum + it.high, certain);
      const [first] = limits;
      if (first === undefined || high <= most) return none;
      if (low > most) return { differences: [mayBeMore(its, first.fact)], gaps: [] };
      return { differences: [], gaps: [{ rule: 'intent.pays', fact: first.fact, it: unknown('notAsked') }] };
    }),
  );
}

const none: PartFound = { differences: [], gaps: [] };

/** What an offer gives at most, whoever takes it and whenever. */
function offersGive(
  view: Evidence,
  pays: readonly Pay[],
  changes: ReadonlyMap<string, Change>,
): readonly Difference[] {
  const steps = immediateSteps(view.steps);
  // Where nothing else is asked for and no simulation shows it, it is also the least that leaves.
  const isAll = steps.every((it) => offersOf(it).length > 0);
  const parts = steps.flatMap(offersOf).flatMap(({ gives }) => gives);
  return offeredParts(view, parts).flatMap(({ key, amount, fact }): readonly Difference[] => {
    const its = pays.filter(({ clause }) => key !== undefined && assetKey(clause.asset) === key);
    if (its.length === 0) {
      return [differs('intent.pays', { id: 'intent.pays.saysUnsaid', args: { found: fact } }, [fact])];
    }
    const { least, most } = saidOf(its);
    const change = key === undefined ? undefined : changes.get(key);
    // What leaves in the simulation is told beside it, but for what a token may round: an offer rounds nothing.
    const lost = change?.lost ?? 0n;
    const isTold = change !== undefined && lost > 0n && lost < least - roundingOf(change.asset, least);
    const isLess = isAll && amount < least && !isTold;
    return amount > most || isLess ? [mayBeMore(its, fact)] : [];
  });
}

/** What the network is expected to take: what it may take at most is up to the request. */
function feeOf(view: Evidence): bigint {
  const fee = valueOf(view.facts['fee.expected']?.value);
  return fee?.kind === 'amount' ? fee.raw : 0n;
}
