import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import { isOfFirst, rateFact, pairOf } from '../../label/tokens/poolRates.ts';
import type { Asset, FactId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { type OwnPrice, ownPricesOf } from '../../actions/offers/ownPrices.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import type { Swap } from '../../actions/swaps/swap.ts';
import { tradePricesOf } from '../../actions/swaps/tradePrices.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import { minimumsFarBelow } from '../../evidence/bounds/weighedMinimums.ts';
import { paying } from '../../evidence/forwarders.ts';
import { priceOf } from '../../label/tokens/poolState.ts';
import { isWithin } from '../../ledger/scope.ts';
import { denominationOf, decimalsOf } from '../../evidence/moves/worth.ts';

/** A price that the request itself sets, or that its swaps accept, held against that in a pool of the two tokens. */
export const ownPrice: readonly Rule[] = [
  {
    id: 'transfers.ownPrice',
    severity: 'caution',
    needs: ['rate.<a>.<b>', 'step.<s>.arg.amount'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => [
      ...everyStep(view.steps).flatMap((step) => ownPricesOf(step).flatMap((it) => weigh(view, it))),
      ...weighTrades(view),
    ],
  },
];

function weigh(view: Evidence, price: OwnPrice): readonly RuleAnswer[] {
  const { one, other } = price;
  const chainId = requestChain(view) ?? 0;
  if (price.stable === true && isOneCurrency(view, chainId, price)) return [clear(one.fact, other.fact)];
  const like = price.bins === undefined ? likeOf(view, chainId, price) : likeBins(view, chainId, price);
  if (like !== undefined) return [like ? clear(one.fact, other.fact) : fired(price, [], 'far')];
  const pair = price.many === true ? undefined : pairOf(chainId, price);
  if (pair === undefined) {
    const isSame = same(one.token, other.token);
    if (isSame && one.raw <= other.raw) return [clear(one.fact, other.fact)];
    return [fired(price, [], 'unknown')];
  }
  const fact = rateFact(pair);
  const rate = lookUp(view, fact);
  // Where a node says that there is no pool, nobody can tell; where none was asked, someone may yet.
  if (rate.s !== 'known' && !(rate.s === 'unknown' && rate.why === 'notFound')) return [missing(fact, rate)];
  const root = valueOf(rate);
  if (root?.kind !== 'integer' || root.value <= 0n) return [fired(price, [], 'unknown')];
  const market = priceOf(root.value);
  const straight = isOfFirst(chainId, one, pair);
  const { range, only, bins } = price;
  if (bins !== undefined) {
    const isNear = bins.every((it) => isLike(straight ? it / market : it * market));
    return [isNear ? clear(fact, one.fact, other.fact) : fired(price, [fact], 'far')];
  }
  // Ticks count what the second token of the pool is to the first, as the call names them.
  const own =
    range === undefined
      ? Number(other.raw) / Number(one.raw)
      : only === undefined
        ? priceIn(range, one.raw, other.raw)
        : middleOf(range);
  const gain = straight ? own / market : own * market;
  // Of an offer, and of what goes in alone, only what comes may be too little.
  const isFar =
    only === 'other'
      ? gain > 1 / farBelow
      : price.of === 'offer' || only === 'one'
        ? gain < farBelow
        : !isLike(gain);
  return [isFar || !Number.isFinite(gain) ? fired(price, [fact], 'far') : clear(fact, one.fact, other.fact)];
}

/**
 * The worst price that each swap of the user's accepts: whoever owns the pools that it goes through can make it come true. That
 * a minimum lies far below what comes is a warning of its own. Where no pool tells a price there is nothing to hold it against.
 */
function weighTrades(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const chainId = requestChain(view) ?? 0;
  return tradePricesOf(view.steps).flatMap(({ trade, one, other }): readonly RuleAnswer[] => {
    const pair = pairOf(chainId, { one, other });
    if (pair === undefined || !isActing(paying(view, trade.by), acting)) return [];
    const fact = rateFact(pair);
    const rate = lookUp(view, fact);
    if (rate.s === 'unknown' && rate.why === 'notFound') return [];
    if (rate.s !== 'known') return [missing(fact, rate)];
    if (rate.v.kind !== 'integer' || rate.v.value <= 0n) return [];
    const market = priceOf(rate.v.value);
    const own = Number(other.raw) / Number(one.raw);
    const gain = isOfFirst(chainId, one, pair) ? own / market : own * market;
    if (gain >= farBelow || isTold(view, trade)) return [clear(fact, one.fact, other.fact)];
    const says: Phrase = { id: 'transfers.ownPrice.saysSwap', args: { give: one.fact, get: other.fact } };
    return [firedAs(says, { step: trade.step, one, other }, [fact])];
  });
}

/** Whether a minimum of a trade is said to lie far below what comes of it. */
function isTold(view: Evidence, { step }: Swap): boolean {
  return minimumsFarBelow(view).some(({ least }) => isWithin(least.step.id, step.id));
}

/** So little of what the pools pay is far below it. */
const farBelow = 0.8;

function isLike(gain: number): boolean {
  return gain >= farBelow && gain <= 1 / farBelow;
}

/** Of assets that count as one, such as two dollars, whether as much goes as comes; undefined where they are not. */
function likeOf(
  view: Evidence,
  chainId: number,
  { of, one, other, many, range }: OwnPrice,
): boolean | undefined {
  if (many === true || range !== undefined) return undefined;
  const [a, b] = [one, other].map(({ token, raw }) => {
    const asset = assetOf(chainId, token);
    const [currency, decimals] = [denominationOf(view, asset), decimalsOf(view, asset)];
    if (currency === undefined || decimals === undefined || decimals > 18n) return undefined;
    return { currency, units: raw * 10n ** (18n - decimals) };
  });
  if (a === undefined || b === undefined || a.currency !== b.currency) return undefined;
  const enough = b.units * 10n >= a.units * 9n;
  return enough && (of === 'offer' || a.units * 10n >= b.units * 9n);
}

/** The same of the bins that liquidity goes into: whether one unit there is about one of the other. */
function likeBins(view: Evidence, chainId: number, price: OwnPrice): boolean | undefined {
  if (price.bins === undefined || !isOneCurrency(view, chainId, price)) return undefined;
  const [a, b] = [price.one, price.other].map(({ token }) => decimalsOf(view, assetOf(chainId, token)));
  if (a === undefined || b === undefined) return undefined;
  return price.bins.every((it) => isLike(it * 10 ** Number(a - b)));
}

/** Whether both count as one, in whatever ratio they go in. */
function isOneCurrency(view: Evidence, chainId: number, { one, other }: OwnPrice): boolean {
  const [a, b] = [one, other].map(({ token }) => denominationOf(view, assetOf(chainId, token)));
  return a !== undefined && a === b;
}

function assetOf(chainId: number, token?: Address): Asset {
  return token === undefined ? { kind: 'native', chainId } : { kind: 'token', chainId, address: token };
}

/** The price at which all that a range takes of one token is sold for the other. */
function middleOf([lower, upper]: readonly [number, number]): number {
  return Math.exp(((lower + upper) / 2) * Math.log(1.0001));
}

/**
 * The price at which a range takes these amounts of its two tokens: the ratio of them grows with the price, from nothing at
 * the lower end to no bound at the upper one.
 */
function priceIn([lower, upper]: readonly [number, number], raw0: bigint, raw1: bigint): number {
  const wanted = Math.log(Number(raw1)) - Math.log(Number(raw0));
  let [low, high] = [lower, upper].map((tick) => (tick / 2) * Math.log(1.0001)) as [number, number];
  const [from, to] = [Math.exp(low), Math.exp(high)];
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    const root = Math.exp(middle);
    const ratio = Math.log(root - from) + middle + Math.log(to) - Math.log(to - root);
    if (ratio < wanted) low = middle;
    else high = middle;
  }
  return Math.exp(low + high);
}

function fired(price: OwnPrice, facts: readonly FactId[], how: 'far' | 'unknown'): RuleAnswer {
  const args = { give: price.one.fact, get: price.other.fact };
  const says: Phrase =
    price.of === 'offer'
      ? how === 'far'
        ? { id: 'transfers.ownPrice.says', args }
        : { id: 'transfers.ownPrice.saysUnknown', args }
      : how === 'far'
        ? { id: 'transfers.ownPrice.saysPool', args: {} }
        : { id: 'transfers.ownPrice.saysPoolUnknown', args: {} };
  return firedAs(says, price, facts);
}

function firedAs(
  says: Phrase,
  { step, one, other }: Pick<OwnPrice, 'step' | 'one' | 'other'>,
  facts: readonly FactId[],
): RuleAnswer {
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [one.fact, other.fact, ...facts],
    says,
    why: { id: 'transfers.ownPrice.why', args: {} },
    remedy: { id: 'transfers.ownPrice.remedy', args: {} },
  };
}
