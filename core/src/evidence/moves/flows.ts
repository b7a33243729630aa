import { changeOf } from '../../ledger/line.ts';
import { currencyKey, heldKey } from '../../ledger/asset.ts';
import { same } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { Address } from 'viem';
import type { Asset, FactId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { isOfPermit2, type Grant, grantsOf } from '../../actions/approvals/grants.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { isNow, stepsNow } from '../../actions/steps/stepsNow.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts, signerOf } from '../accounts.ts';
import { carrierOf, ownCostOf } from './ownMoves.ts';
import { isPlan, nativeUse } from '../../actions/swaps/nativeUse.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { settledOf } from '../../actions/swaps/routerPlans.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { lookUp, type Evidence } from '../evidence.ts';
import { integerAt } from '../../actions/steps/stepTree.ts';

/** What leaves the user, or a Safe that the request acts for, and is more than all decoded calls ask for. */
export const unaskedLosses = memoize((view: Evidence): readonly EffectLine[] => {
  if (view.effects.s !== 'known') return [];
  const acting = actingAccounts(view);
  return view.effects.v.lines.filter((line) => acting.has(line.who.toLowerCase()) && isUnasked(view, line));
});

/** Whether a line is a loss that is larger than what the decoded calls take from that account. */
export function isUnasked(view: Evidence, line: EffectLine): boolean {
  const change = changeOf(line);
  if (change === undefined || change >= 0n) return false;
  const taken = askedAmount(view, line);
  return taken === 'any' ? false : -change > taken + allowance(view, line, taken);
}

/** Rounding of tokens that count in shares, and for the native currency the network fee. */
function allowance(view: Evidence, line: EffectLine, taken: bigint): bigint {
  if (line.asset?.kind !== 'native') return taken / 1_000_000n;
  const fee = valueOf(lookUp(view, 'fee.most'));
  return fee?.kind === 'amount' ? fee.raw : 0n;
}

/**
 * What decoded calls take of an asset from an account, in its smallest unit: no more than they say, and no more than
 * moves inside of them, where that was traced. `any`: whole items of it.
 */
export function askedAmount(view: Evidence, line: Pick<EffectLine, 'who' | 'asset'>): bigint | 'any' {
  return asked(view, line, true);
}

/** What decoded calls may take of an asset from an account at most, in its smallest unit, whatever is moved inside of them. */
export function mostAsked(view: Evidence, line: Pick<EffectLine, 'who' | 'asset'>): bigint | 'any' {
  return asked(view, line, false);
}

function asked(
  view: Evidence,
  { who, asset }: Pick<EffectLine, 'who' | 'asset'>,
  asMoved: boolean,
): bigint | 'any' {
  if (asset === undefined || asset.kind === 'collection') return 'any';
  const anyone = signerOf(view) === undefined ? (['unknown'] as const) : [];
  const from = [who.toLowerCase(), ...anyone];
  const isLimited = asMoved && anyone.length === 0;
  if (asset.kind === 'native') {
    const sent = from.flatMap((it) => valueSent(view.steps).get(it) ?? []);
    return sum(
      sent.map(({ step, amount }) =>
        least(amount, isLimited ? ownCostOf(view, step, undefined, who) : undefined),
      ),
    );
  }
  const takes = from.flatMap((it) => takesIn(view.steps).get(heldKey(it, currencyKey(asset.address))) ?? []);
  // What someone sends to themselves stays: if it is gone, no call asked for that.
  const gone = takes.filter(({ to }) => !same(to, who));
  if (asset.kind === 'nft') {
    const items = gone.flatMap((it) => it.items ?? []);
    if (items.includes('some')) return 'any';
    return sum(items.flatMap((it) => (it !== 'some' && it.id === asset.id ? [it.count] : [])));
  }
  if (!isLimited) return sum(gone.map(({ amount }) => amount));
  // Commands of one plan share what moves in it.
  const byCall = groupBy(gone, ({ step }) => carrierOf(view, step) ?? step.id);
  return sum(
    [...byCall.values()].map((its) => {
      const [first] = its;
      const said = sum(its.map(({ amount }) => amount));
      return first === undefined || its.some(({ silent }) => silent)
        ? said
        : least(said, ownCostOf(view, first.step, asset.address, who));
    }),
  );
}

/** One call's part of what decoded calls ask for of an asset: how much, and where that stands in the request. */
export type AskedPart = Readonly<{ step: Step; amount: bigint; to?: Address; fact?: FactId }>;

/** What decoded calls ask for of an asset from an account, call by call; undefined where nobody counts what they take. */
export function askedParts(
  view: Evidence,
  { who, asset }: Readonly<{ who: string; asset: Asset }>,
): readonly AskedPart[] | undefined {
  if (asset.kind === 'collection') return undefined;
  if (asset.kind === 'native') {
    return (valueSent(view.steps).get(who.toLowerCase()) ?? []).map(({ step, amount }) => {
      const to = step.data === '0x' && step.to !== null ? { to: step.to } : {};
      return { step, amount, ...to, fact: `step.${step.id}.value` };
    });
  }
  const takes = takesIn(view.steps).get(heldKey(who, currencyKey(asset.address))) ?? [];
  const gone = takes.filter(({ to }) => !same(to, who));
  if (asset.kind === 'token') return gone;
  if (gone.some(({ items = [] }) => items.includes('some'))) return undefined;
  return gone.flatMap(({ items = [], ...part }) =>
    items.flatMap((it) => (it !== 'some' && it.id === asset.id ? [{ ...part, amount: it.count }] : [])),
  );
}

function least(one: bigint, other: bigint | undefined): bigint {
  return other === undefined || one < other ? one : other;
}

/**
 * What a call takes of a token. `items`: which items, `some` where nobody counts them here. `to`: who gets it, where that may be
 * the account itself. `silent`: no move shows it.
 */
type Take = Readonly<{
  step: Step;
  amount: bigint;
  items?: readonly (Readonly<{ id: bigint; count: bigint }> | 'some')[];
  to?: Address;
  silent?: true;
  /** Where the amount, or the item, stands in the request. */
  fact?: FactId;
}>;

/** What decoded calls take of tokens, by the token and whose it is. */
const takesIn = memoize((roots: readonly Step[]): ReadonlyMap<string, readonly Take[]> => {
  const takes = new Map<string, Take[]>();
  const add = (token: Address, from: string, take: Take) => {
    const key = heldKey(from, currencyKey(token));
    const there = takes.get(key);
    if (there === undefined) takes.set(key, [take]);
    else there.push(take);
  };
  for (const step of stepsNow(roots)) {
    for (const payment of paymentsOf(step)) {
      const { asset, from, to, what, across, amount, count } = payment;
      if (asset === undefined) continue;
      const items = what === 'items' ? ('some' as const) : { id: amount, count: count?.value ?? 1n };
      const stays = across === true ? {} : { to };
      const fact = what === 'item' ? (count?.fact ?? payment.amountFact) : payment.amountFact;
      add(asset, from, { step, amount: what === 'token' ? amount : 0n, items: [items], ...stays, fact });
    }
    const swap = swapOf(step);
    if (swap?.give.token !== undefined) {
      const { raw: amount, fact } = swap.give;
      add(swap.give.token.value, swap.payer ?? swap.by, { step, amount, fact });
    }
    const settled = settledOf(step);
    if (settled !== undefined) add(settled.token, step.actor, { step, amount: settled.most });
    if (isKnownAs(step, 'unwrap') && step.to !== null) {
      const burned = integerAt(step, 0);
      const place = burned === undefined ? {} : { fact: burned.fact };
      add(step.to, step.actor, { step, amount: burned?.value ?? 0n, silent: true, ...place });
    }
  }
  return takes;
});

type Sent = Readonly<{ step: Step; amount: bigint }>;

/**
 * Value that the calls of each account carry, by the account in lower case. The parts of a multicall see the value
 * again, and move none; a call whose words are an approval or a transfer of a token has no word for value.
 */
const valueSent = memoize((roots: readonly Step[]): ReadonlyMap<string, readonly Sent[]> => {
  const now = isNow(roots);
  const sent = new Map<string, Sent[]>();
  const collect = (level: readonly Step[]) => {
    for (const step of level) {
      if (!now(step)) continue;
      if ((step.op === 'call' || step.op === 'create') && step.value > 0n && !isOfTokens(step)) {
        const by = step.actor.toLowerCase();
        const it = { step, amount: spent(step) };
        const there = sent.get(by);
        if (there === undefined) sent.set(by, [it]);
        else there.push(it);
      }
      collect(step.steps);
    }
  };
  collect(roots);
  return sent;
});

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

/** Of a plan of commands only what they use of its value is asked for. */
function spent(step: Step): bigint {
  const used = isPlan(step) ? nativeUse(step) : 'all';
  return used === 'all' || used > step.value ? step.value : used;
}

function isOfTokens(step: Step): boolean {
  return grantsOf(step).length > 0 || paymentsOf(step).some((payment) => payment.what !== 'native');
}

/** Whether less leaves than the calls ask for, as where one of several failed. */
export function isShort(view: Evidence, line: EffectLine): boolean {
  const said = asked(view, line, false);
  const change = changeOf(line);
  return said !== 'any' && change !== undefined && -change < said;
}

/** Whether more is allowed afterwards than the call says. */
export function exceeds(grant: Grant, { before, after }: EffectLine): boolean {
  if (grant.kind !== 'allowance' || grant.amount === undefined || grant.noLimit) return false;
  if (after.s !== 'known' || typeof after.v !== 'bigint') return false;
  const earlier = grant.adds && before.s === 'known' && typeof before.v === 'bigint' ? before.v : 0n;
  return after.v > earlier + grant.amount.value;
}

/** Whether a line is of a permission that is kept where the call puts it: at the token itself, or at Permit2. */
export function isKeptThere(grant: Grant, { via }: EffectLine): boolean {
  const { step, token } = grant;
  const elsewhere =
    step.op === 'permission'
      ? token !== undefined && step.to !== null && !same(token, step.to)
      : isOfPermit2(grant);
  return elsewhere === (via !== undefined);
}
