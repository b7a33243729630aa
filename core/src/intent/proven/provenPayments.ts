import { factOfStep } from '../../model/factIds.ts';
import { assetKey } from '../../ledger/asset.ts';
import { grantsOf } from '../../actions/approvals/grants.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { valueCallsOf } from '../../actions/steps/valueCalls.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { same } from '../../ledger/account.ts';
import { floorOf } from '../../actions/swaps/planFloor.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { signerOf, isActing } from '../../evidence/accounts.ts';
import { askedToLeave, sumOf } from '../../actions/asked/askedBook.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { Asset } from '../../model/fact.ts';
import type { Intent } from '../../model/intent.ts';
import type { Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { subjectOf } from '../../request/frozen/subject.ts';
import type { ClauseAt } from '../clausesOf.ts';
import type { Parties } from '../comparedParties.ts';
import { type Difference, differs, half } from '../difference.ts';
import { unreadHoldings } from '../holdings.ts';
import { intentFact } from '../intentFacts.ts';
import { type Ask, asksOf } from '../../actions/asked/asks.ts';
import { mustLeave, saidOf } from '../leaving.ts';
import { paysItself, paysOut } from '../toSelf.ts';

type Pay = ClauseAt<'pay'>;

/**
 * What the bytes of a request prove of what it pays, where no simulation shows what leaves: more than was said, less where
 * nothing else in it can pay, and value that nobody spoke of. Whatever they do not prove is not a difference.
 */
export function provenPayments(view: Evidence, intent: Intent, parties: Parties): readonly Difference[] {
  if (view.effects.s === 'pending') return [];
  const unread = unreadHoldings(view, parties.meant);
  const isShown = (asset: Asset) => view.effects.s === 'known' && !unread.has(assetKey(asset));
  const pays = paysOut(intent, parties);
  const assets = new Map(pays.map(({ clause: { asset } }) => [assetKey(asset), asset]));
  const found = [...assets.values()].flatMap((asset): readonly Difference[] => {
    const its = pays.filter(({ clause }) => assetKey(clause.asset) === assetKey(asset));
    if (isShown(asset) || its.some(({ clause }) => clause.sum.how === 'all')) return [];
    const parts = partsOf(view, parties, asset);
    return parts === undefined ? [] : against(view, parties, asset, its, parts);
  });
  return [...found, ...itself(view, intent, parties), ...unsaidValue(view, assets, parties, isShown)];
}

/** What the accounts that are meant are asked for; of a request that names nobody who signs, anybody may be them. */
function partsOf(view: Evidence, { meant }: Parties, asset: Asset): readonly Ask[] | undefined {
  const who = [...meant, ...(signerOf(view) === undefined ? ['unknown'] : [])];
  const parts: Ask[] = [];
  for (const it of who) {
    const its = askedToLeave(view.steps, { who: it, asset });
    if (its === 'any') return undefined;
    parts.push(...its.filter(({ amount }) => amount > 0n));
  }
  return parts;
}

function against(
  view: Evidence,
  parties: Parties,
  asset: Asset,
  its: readonly Pay[],
  parts: readonly Ask[],
): readonly Difference[] {
  const { least, most } = saidOf(its);
  const sum = sumOf(parts);
  if (sumOf(parts.filter(({ how }) => how !== 'owed')) > most) return [otherThan(its, parts, 'more')];
  if (paysElsewhere(view, parties, asset)) return [];
  if (sum === 0n) return its.flatMap(notPaid);
  if (sum < least) return [otherThan(its, parts, 'less')];
  // Of several who are paid each gets what was said of them.
  const payees = new Map(its.flatMap(({ clause: { to } }) => (to ? [[to.address.toLowerCase(), to]] : [])));
  if (payees.size < 2 || its.some(({ clause }) => clause.to === undefined)) return [];
  return [...payees.values()].flatMap(({ address }): readonly Difference[] => {
    const own = its.filter(({ clause }) => clause.to !== undefined && same(clause.to.address, address));
    const sent = parts.filter(({ to }) => same(to, address));
    return sumOf(sent) > saidOf(own).most ? [otherThan(own, sent, 'more')] : [];
  });
}

function otherThan(its: readonly Pay[], parts: readonly Ask[], than: 'more' | 'less'): Difference {
  const said = intentFact(its[0]?.at ?? 0, 'amount');
  const how = its.some(({ clause }) => clause.sum.how === 'atMost') ? 'atMost' : 'exactly';
  const largest = parts.reduce<Ask | undefined>(
    (one, it) => (one !== undefined && one.amount >= it.amount ? one : it),
    undefined,
  );
  const found = largest?.fact;
  if (found === undefined) {
    return differs('intent.pays', { id: 'intent.pays.saysAskedOther', args: { than, said } }, [said]);
  }
  const count = parts.length > 1 ? 'several' : 'one';
  const says = { id: 'intent.pays.saysAsked', args: { how, said, found, count } } as const;
  return differs('intent.pays', says, [said, found], parts.length > 1 ? undefined : largest?.step.id);
}

function notPaid({ clause, at }: Pay): readonly Difference[] {
  if (!mustLeave(clause)) return [];
  const said = intentFact(at, 'amount');
  const says = { id: 'intent.pays.saysNothing', args: { said } } as const;
  return [half('notPaid', differs('intent.pays', says, [said]))];
}

/** What an account pays itself is in the bytes alone: no balance shows it. */
function itself(view: Evidence, intent: Intent, parties: Parties): readonly Difference[] {
  const all = paysItself(intent, parties);
  return all.flatMap((it) => {
    const { asset, to, sum } = it.clause;
    const its = all.filter(({ clause }) => assetKey(clause.asset) === assetKey(asset));
    if (to === undefined || its[0] !== it) return [];
    if (asset.chainId !== requestChain(view)) return its.flatMap(notPaid);
    const asked = askedToLeave(view.steps, { who: to.address, asset }, '');
    if (asked === 'any') return [];
    const parts = asked.filter((one) => one.amount > 0n && same(one.to, to.address));
    const { least, most } = saidOf(its);
    if (parts.length === 0) return paysElsewhere(view, parties, asset) ? [] : its.flatMap(notPaid);
    if (sum.how === 'all') return [];
    const came = sumOf(parts);
    return came > most
      ? [otherThan(its, parts, 'more')]
      : came < least
        ? [otherThan(its, parts, 'less')]
        : [];
  });
}

/** Value that calls carry, where nobody said that any of it is paid. Who is paid otherwise is compared by who it is. */
function unsaidValue(
  view: Evidence,
  assets: ReadonlyMap<string, Asset>,
  parties: Parties,
  isShown: (asset: Asset) => boolean,
): readonly Difference[] {
  const chainId = requestChain(view);
  if (chainId === undefined) return [];
  const native = { kind: 'native', chainId } as const;
  if (assets.has(assetKey(native)) || isShown(native)) return [];
  const parts = partsOf(view, parties, native) ?? [];
  const carry = parts.flatMap(({ step, to }) => (to === undefined ? [step] : []));
  // A call of a token has no word for value, and carries it anyway.
  const stray = valueCallsOf(view.steps).flatMap(({ step }) =>
    step.data !== '0x' && isActing(step.actor, parties.own) ? [step] : [],
  );
  return [...new Map([...carry, ...stray].map(({ id }) => [id, factOfStep(id, 'value')]))].map(([id, fact]) =>
    differs('intent.pays', { id: 'intent.pays.saysCarries', args: { found: fact } }, [fact], id),
  );
}

/**
 * Whether anything else in the request may pay: a call that nobody understands, or one whose amount others decide. Of the
 * network's currency a transaction's calls carry all that they pay.
 */
function paysElsewhere(view: Evidence, { own }: Parties, asset: Asset): boolean {
  const { way } = subjectOf(view.incoming.request.body);
  const isValue = asset.kind === 'native';
  if (isValue && way === 'sends') return false;
  return everyStep(view.steps).some(
    (step) => isActing(step.actor, own) && !(isValue ? isPlainCall(step) : isCounted(step)),
  );
}

/** Whether a step moves no native currency but its value: no code of the account's own runs that nobody has read. */
function isPlainCall({ op, actor, to, data, steps }: Step): boolean {
  if (steps.length > 0 || data === '0x') return true;
  return op === 'call' && (actor === 'unknown' || !same(to, actor));
}

function isCounted(step: Step): boolean {
  // What carries others moves nothing alone.
  if (step.steps.length > 0 && step.reading !== 'unread' && step.op !== 'create') return true;
  if (step.op === 'permission') return paymentsOf(step).length > 0 || grantsOf(step).some(({ on }) => !on);
  if (step.op !== 'call' || step.reading === 'unread') return false;
  if (step.data === '0x' || isKnownAs(step, 'wrap', 'unwrap')) return true;
  // What a router has, it pays out; what is put in somewhere is named.
  if (floorOf(step) !== undefined || asksOf(step).some(({ of }) => of === 'position')) return true;
  const swap = swapOf(step);
  if (swap !== undefined) return swap.give.exact && swap.give.all !== true;
  return paymentsOf(step).length > 0 || grantsOf(step).length > 0 || modelFor(step)?.act === 'view';
}
