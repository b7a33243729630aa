import { type Ask, asksOf } from '../../actions/payments/asks.ts';
import { changeOf } from '../../ledger/line.ts';
import { currencyKey, heldKey } from '../../ledger/asset.ts';
import { same } from '../../ledger/account.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { Address } from 'viem';
import type { Asset } from '../../model/fact.ts';
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
import { lookUp, type Evidence } from '../evidence.ts';

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
  // What is put into a position is weighed by what the call is known to do.
  const gone = from
    .flatMap((it) => goneFrom(view, it, asset.address, who))
    .filter(({ of }) => of !== 'position');
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
export type AskedPart = Pick<Ask, 'step' | 'amount' | 'to' | 'fact'> & Partial<Pick<Ask, 'how'>>;

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
  const gone = goneFrom(view, who, asset.address);
  if (asset.kind === 'token') return gone;
  if (gone.some(({ items = [] }) => items.includes('some'))) return undefined;
  return gone.flatMap(({ items = [], ...part }) =>
    items.flatMap((it) => (it !== 'some' && it.id === asset.id ? [{ ...part, amount: it.count }] : [])),
  );
}

/** What is asked for of a token of an account. What someone sends to themselves stays: if it is gone, no call asked for that. */
function goneFrom(view: Evidence, holder: string, token: Address, who = holder): readonly Ask[] {
  const asks = asksIn(view.steps).get(heldKey(holder, currencyKey(token))) ?? [];
  return asks.filter(({ to }) => !same(to, who));
}

function least(one: bigint, other: bigint | undefined): bigint {
  return other === undefined || one < other ? one : other;
}

/** What decoded calls ask for of tokens, by the token and whose it is. */
const asksIn = memoize(
  (roots: readonly Step[]): ReadonlyMap<string, readonly Ask[]> =>
    groupBy(stepsNow(roots).flatMap(asksOf), ({ from, token }) => heldKey(from, currencyKey(token))),
);

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
