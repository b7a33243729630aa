import { effectFact } from '../actions/addresses/effectFact.ts';
import { type Payment, paymentsOf } from '../actions/payments/payments.ts';
import { stepsNow } from '../actions/steps/stepsNow.ts';
import { same } from '../actions/steps/stepTree.ts';
import { receiverOf, swapOf } from '../actions/swaps/swaps.ts';
import { minimumOutputsOf } from '../evidence/bounds/minimumOutputs.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { changeOf } from '../evidence/moves/flows.ts';
import type { EffectLine } from '../model/effects.ts';
import type { Asset, FactId } from '../model/fact.ts';
import type { Clause, Intent } from '../model/intent.ts';
import { unknown, valueOf } from '../model/known.ts';
import type { Actor } from '../model/step.ts';
import { type Difference, differs, type PartFound, type Gap } from './difference.ts';
import { intentFact } from './intentFacts.ts';

type Of<Kind extends Clause['kind']> = Readonly<{ clause: Extract<Clause, { kind: Kind }>; at: number }>;

/** The clauses of a kind, with their places. */
export function clausesOf<Kind extends Clause['kind']>(intent: Intent, kind: Kind): readonly Of<Kind>[] {
  return intent.clauses.flatMap((clause, at) =>
    clause.kind === kind ? [{ clause: clause as Extract<Clause, { kind: Kind }>, at }] : [],
  );
}

/** In the smallest unit: what a token that counts in shares rounds away. */
const rounding = 2n;

/** What leaves, who gets it, and what comes. `own`: the accounts whose balances count, in lower case. */
export function money(view: Evidence, intent: Intent, own: ReadonlySet<string>): PartFound {
  const changes = changesOf(view, own);
  return {
    differences: [
      ...leaving(view, intent, own, changes),
      ...payees(view, intent, own),
      ...elsewhere(view, own),
      ...coming(view, intent, own, changes),
    ],
    gaps: [...vague(view, intent, own), ...arriving(view, intent, changes).gaps],
  };
}

/** Assets of which a value could not be read: that nothing leaves, or comes, cannot be told. */
function unreadIn(view: Evidence, own: ReadonlySet<string>): ReadonlySet<string> {
  const lines = valueOf(view.effects)?.lines ?? [];
  return new Set(
    lines.flatMap((line) => {
      const unread = line.before.s !== 'known' || line.after.s !== 'known';
      const isHeld = (line.what === 'balance' || line.what === 'nft') && own.has(line.who.toLowerCase());
      const counts = unread && isHeld && line.basis === 'read';
      return counts && line.asset !== undefined ? [holdingKey(line.asset)] : [];
    }),
  );
}

/** By how much what the accounts hold of an asset changes together, by reads alone, and a line that shows it. */
type Change = Readonly<{ asset: Asset; by: bigint; after: bigint; line: EffectLine }>;

function changesOf(view: Evidence, own: ReadonlySet<string>): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  for (const line of valueOf(view.effects)?.lines ?? []) {
    const change = changeOf(line);
    if (change === undefined || line.asset === undefined || !own.has(line.who.toLowerCase())) continue;
    const key = holdingKey(line.asset);
    const before = changes.get(key);
    const after = valueOf(line.after);
    changes.set(key, {
      asset: line.asset,
      by: (before?.by ?? 0n) + change,
      after: (before?.after ?? 0n) + (typeof after === 'bigint' ? after : 0n),
      // The largest change is the one that is shown.
      line: before && size(changeOf(before.line) ?? 0n) > size(change) ? before.line : line,
    });
  }
  return changes;
}

function leaving(
  view: Evidence,
  intent: Intent,
  own: ReadonlySet<string>,
  changes: ReadonlyMap<string, Change>,
): readonly Difference[] {
  const found: Difference[] = [];
  const unread = unreadIn(view, own);
  const pays = clausesOf(intent, 'pay');
  for (const [key, { by, line, after, asset }] of changes) {
    if (by >= 0n) continue;
    const out = -by;
    const its = pays.filter(({ clause }) => holdingKey(clause.asset) === key);
    const [first] = its;
    const amount = effectFact(line, 'size');
    if (!first) {
      if (asset.kind === 'token' && out <= rounding) continue;
      found.push(differs('intent.pays', { id: 'intent.pays.saysUnsaid', args: { found: amount } }, [amount]));
      continue;
    }
    const isAll = its.some(({ clause }) => clause.sum.how === 'all');
    const said = its.reduce((sum, { clause }) => sum + (clause.sum.how === 'all' ? 0n : clause.sum.raw), 0n);
    const isMost = its.some(({ clause }) => clause.sum.how === 'atMost');
    const slack = asset.kind === 'token' ? rounding : 0n;
    if (isAll) {
      const left = asset.kind === 'native' ? feeOf(view) * 10n : rounding;
      if (after <= left) continue;
      const of = intentFact(first.at, 'asset');
      found.push(
        differs('intent.pays', { id: 'intent.pays.saysNotAll', args: { said: of, found: amount } }, [
          of,
          amount,
        ]),
      );
    } else if (isMost ? out > said + slack : size(out - said) > slack) {
      const fact = intentFact(first.at, 'amount');
      const says = {
        id: 'intent.pays.saysAmount',
        args: { how: isMost ? 'atMost' : 'exactly', said: fact, found: amount },
      } as const;
      found.push(differs('intent.pays', says, [fact, amount]));
    }
  }
  for (const { clause, at } of pays) {
    const change = changes.get(holdingKey(clause.asset));
    const must = clause.sum.how !== 'atMost' || clause.to !== undefined;
    const some = clause.sum.how !== 'exactly' || clause.sum.raw > rounding;
    if (view.effects.s !== 'known' || !must || !some || (change?.by ?? 0n) < 0n) continue;
    if (change === undefined && unread.has(holdingKey(clause.asset))) continue;
    const said = intentFact(at, clause.sum.how === 'all' ? 'asset' : 'amount');
    found.push(differs('intent.pays', { id: 'intent.pays.saysNothing', args: { said } }, [said]));
  }
  return [...found, ...arriving(view, intent, changes).differences];
}

/** Whether what is said to go to somebody gets there, by reads of what they hold. */
function arriving(view: Evidence, intent: Intent, changes: ReadonlyMap<string, Change>): PartFound {
  const differences: Difference[] = [];
  const gaps: Gap[] = [];
  const effects = valueOf(view.effects);
  if (effects === undefined) return { differences, gaps };
  const lines = [...effects.lines, ...(effects.arrivals ?? [])];
  for (const { clause, at } of clausesOf(intent, 'pay')) {
    const { to, asset, sum } = clause;
    const change = changes.get(holdingKey(asset));
    // To oneself nothing has to arrive that was not there; what does not leave at all is another difference.
    if (!to || same(to.address, intent.account) || (change?.by ?? 0n) >= 0n) continue;
    const due = sum.how === 'exactly' ? sum.raw : -(change?.by ?? 0n);
    const line = lines.find(
      (it) =>
        same(it.who, to.address) &&
        it.asset !== undefined &&
        holdingKey(it.asset) === holdingKey(asset) &&
        changeOf(it) !== undefined,
    );
    const came = line && changeOf(line);
    const whom = intentFact(at, 'to');
    if (line && came !== undefined) {
      if (came + (asset.kind === 'token' ? rounding : 0n) >= due) continue;
      const amount = effectFact(line, 'delta');
      const says = { id: 'intent.pays.saysShort', args: { said: whom, found: amount } } as const;
      differences.push(differs('intent.pays', says, [whom, amount]));
    } else if (sentTo(view, to.address, asset) < due) {
      const moved = (effects.moves ?? []).some(
        (it) => same(it.to, to.address) && holdingKey(it.asset) === holdingKey(asset) && it.basis === 'read',
      );
      const paid = paymentsIn(view).some((it) => same(it.to, to.address));
      if (moved || paid) gaps.push({ rule: 'intent.pays', fact: whom, it: unknown('notAsked') });
      else
        differences.push(
          differs('intent.pays', { id: 'intent.pays.saysNotThere', args: { said: whom } }, [whom]),
        );
    }
  }
  return { differences, gaps };
}

/** What calls send straight to an account, in the asset's smallest unit: items, and the network's own currency. */
function sentTo(view: Evidence, to: string, asset: Asset): bigint {
  return paymentsIn(view)
    .filter((it) => same(it.to, to as `0x${string}`) && !it.signed && it.across !== true)
    .reduce((sum, it) => {
      if (asset.kind === 'native') return it.what === 'native' ? sum + it.amount : sum;
      if (asset.kind !== 'nft' || it.what !== 'item' || it.asset === undefined) return sum;
      return same(it.asset, asset.address) && it.amount === asset.id ? sum + (it.count?.value ?? 1n) : sum;
    }, 0n);
}

function paymentsIn(view: Evidence): readonly Payment[] {
  return stepsNow(view.steps).flatMap(paymentsOf);
}

/** Everybody else who is paid, however little. */
function payees(view: Evidence, intent: Intent, own: ReadonlySet<string>): readonly Difference[] {
  const pays = clausesOf(intent, 'pay');
  const found = new Map<string, Difference>();
  for (const it of paymentsIn(view)) {
    if (!isOwn(it.from, own) || own.has(it.to.toLowerCase())) continue;
    const isSaid = pays.some(
      ({ clause }) =>
        isOf(it, clause.asset) && it.across !== true && (!clause.to || same(clause.to.address, it.to)),
    );
    if (isSaid) continue;
    const [named] = pays.filter(({ clause }) => clause.to !== undefined && isOf(it, clause.asset));
    const said = named && intentFact(named.at, 'to');
    const says =
      said === undefined
        ? ({ id: 'intent.pays.saysAlsoTo', args: { found: it.toFact } } as const)
        : ({ id: 'intent.pays.saysTo', args: { said, found: it.toFact } } as const);
    const facts: readonly FactId[] = said === undefined ? [it.toFact] : [said, it.toFact];
    found.set(it.to.toLowerCase(), differs('intent.pays', says, facts, it.step.id));
  }
  return [...found.values()];
}

/** Swaps whose output goes to somebody else. */
function elsewhere(view: Evidence, own: ReadonlySet<string>): readonly Difference[] {
  return stepsNow(view.steps).flatMap((step) => {
    const it = swapOf(step) ?? receiverOf(step);
    if (it?.goes !== 'other' || own.has(it.to.value.toLowerCase()) || !isOwn(it.by, own)) return [];
    const found = it.to.fact;
    return [differs('intent.gets', { id: 'intent.gets.saysElsewhere', args: { found } }, [found], step.id)];
  });
}

/** What was said to come: by reads alone, and by the request's own minimum where it has trades. */
function coming(
  view: Evidence,
  intent: Intent,
  own: ReadonlySet<string>,
  changes: ReadonlyMap<string, Change>,
): readonly Difference[] {
  if (view.effects.s !== 'known') return [];
  const unread = unreadIn(view, own);
  return clausesOf(intent, 'get').flatMap(({ clause, at }): readonly Difference[] => {
    const { asset, atLeast } = clause;
    const said = intentFact(at, 'amount');
    const change = changes.get(holdingKey(asset));
    if (change === undefined && unread.has(holdingKey(asset))) return [];
    if (!change || change.by <= 0n) {
      return [differs('intent.gets', { id: 'intent.gets.saysNothing', args: { said } }, [said])];
    }
    if (change.by < atLeast) {
      const found = effectFact(change.line, 'size');
      return [differs('intent.gets', { id: 'intent.gets.saysLess', args: { said, found } }, [said, found])];
    }
    return belowMinimum(view, own, asset, atLeast, said);
  });
}

function belowMinimum(
  view: Evidence,
  own: ReadonlySet<string>,
  asset: Asset,
  atLeast: bigint,
  said: FactId,
): readonly Difference[] {
  const trades = stepsNow(view.steps).filter((step) => {
    const swap = swapOf(step);
    return swap !== undefined && isOwn(swap.by, own);
  });
  if (trades.length === 0) return [];
  const isIt = (token: string | undefined) =>
    asset.kind === 'native'
      ? token === undefined
      : asset.kind === 'token' && token?.toLowerCase() === holdingKey(asset);
  const minima = minimumOutputsOf(view).filter(
    ({ token, unnamed, by, kept, floor }) =>
      isOwn(by, own) &&
      (unnamed !== undefined ||
        isIt(token) ||
        // What a router unwraps before it pays it out is counted in the wrapped token.
        (asset.kind === 'native' && (kept ?? floor) !== undefined)),
  );
  const sum = (its: typeof minima) => its.reduce((total, { raw }) => total + raw, 0n);
  const [kept, floors] = [minima.filter((it) => it.kept), minima.filter((it) => it.floor)];
  const straight = minima.filter((it) => !it.kept && !it.floor);
  const [one, other] = [sum(kept), sum(floors)];
  const reach = sum(straight) + (one > other ? one : other);
  if (reach >= atLeast) return [];
  const [first] = minima;
  if (!first || reach === 0n) {
    return [differs('intent.gets', { id: 'intent.gets.saysNoMinimum', args: { said } }, [said])];
  }
  const found = first.fact;
  return [
    differs(
      'intent.gets',
      { id: 'intent.gets.saysMinimum', args: { said, found } },
      [said, found],
      first.step.id,
    ),
  ];
}

/** Lines of the accounts' own that no read decides. */
function vague(view: Evidence, intent: Intent, own: ReadonlySet<string>): readonly Gap[] {
  const shown = intent.clauses.some(({ kind }) => kind === 'pay' || kind === 'get' || kind === 'change');
  if (view.stations.simulate === 'skipped' && !shown) return [];
  if (view.effects.s !== 'known') return [{ rule: 'intent.pays', fact: 'effects', it: view.effects }];
  return view.effects.v.lines.flatMap((line): readonly Gap[] => {
    const counts = (line.what === 'balance' || line.what === 'nft') && own.has(line.who.toLowerCase());
    if (!counts || changeOf(line) !== undefined) return [];
    return [{ rule: 'intent.pays', fact: effectFact(line, 'after'), it: unknown('notAsked') }];
  });
}

function isOf(payment: Payment, asset: Asset): boolean {
  if (asset.kind === 'native') return payment.what === 'native';
  if (payment.what === 'native' || payment.asset === undefined || !same(payment.asset, asset.address)) {
    return false;
  }
  return asset.kind !== 'nft' || (payment.what === 'item' && payment.amount === asset.id);
}

function isOwn(actor: Actor, own: ReadonlySet<string>): boolean {
  return actor === 'unknown' || own.has(actor.toLowerCase());
}

function feeOf(view: Evidence): bigint {
  const fee = valueOf(view.facts['fee.most']?.value);
  return fee?.kind === 'amount' ? fee.raw : 0n;
}

/** One key for each thing that can be held: the native currency, a token, an item. */
export function holdingKey(asset: Asset): string {
  if (asset.kind === 'native') return 'native';
  const at = asset.address.toLowerCase();
  return asset.kind === 'nft' ? `${at} ${asset.id}` : at;
}

function size(it: bigint): bigint {
  return it < 0n ? -it : it;
}
