import { factOfRate } from '../../model/factIds.ts';
import { type Address, getAddress, zeroAddress } from 'viem';
import { same } from '../../ledger/account.ts';
import { type OwnPrice, ownPricesOf, pooledAs } from '../../actions/offers/ownPrices.ts';
import { limitPricesOf } from '../../actions/swaps/limitPrices.ts';
import { tradePricesOf } from '../../actions/swaps/tradePrices.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { pairWitness } from './pairWitness.ts';
import { wellKnown } from '../../shipped/wellKnownTokens.ts';
import type { Fact, FactId } from '../../model/fact.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { chainInfo } from '../../world/chains.ts';
import { chainFact, type ReadAt } from '../../world/chainRead.ts';
import { factories, priceOf, sorted, type TokenPair, two96 } from './poolState.ts';
import { type AskedPrice, type Root, witnessIn } from './poolWitness.ts';

/** The fact of the price of two tokens in pools: its square root, times 2⁹⁶, as pools keep it. */
export function rateFact([token0, token1]: TokenPair): FactId {
  return factOfRate(token0, token1);
}

/** The tokens of a price that a request sets, as pools have them; undefined for one token, or one that is in no pool. */
export function pairOf(
  chainId: number,
  { one, other }: Pick<OwnPrice, 'one' | 'other'>,
): TokenPair | undefined {
  const symbol = chainInfo(chainId)?.symbol;
  const [a, b] = [pooledAs(chainId, symbol, one.token), pooledAs(chainId, symbol, other.token)];
  if (a === undefined || b === undefined || same(a, b)) return undefined;
  return sorted(a, b);
}

/**
 * What the prices that the steps set by themselves, and the worst that their swaps accept, can be held against: the price in a
 * pool of Uniswap v3 that is a witness of it at the pinned block, or else that by way of one token which both are traded for.
 * `unsupported` beyond the eighth pair of a request: a thief may put as many before theirs.
 */
export async function rateFacts(at: ReadAt, steps: readonly Step[]): Promise<readonly Fact[]> {
  const { chainId } = at.block;
  const asked = new Map<FactId, AskedPrice>();
  const ask = (pair: TokenPair, amounts: readonly [bigint, bigint], own?: number, inPair = false) => {
    const id = rateFact(pair);
    const before = asked.get(id);
    asked.set(id, {
      pair,
      amounts: [larger(amounts[0], before?.amounts[0]), larger(amounts[1], before?.amounts[1])],
      own: [...(before?.own ?? []), ...(own === undefined ? [] : [own])],
      inPair: inPair && before?.inPair !== false,
    });
  };
  for (const step of everyStep(steps)) {
    for (const price of ownPricesOf(step)) {
      const pair = price.many === true ? undefined : pairOf(chainId, price);
      if (pair === undefined) continue;
      const { one, other, fee, of, range, bins } = price;
      const inPair = of === 'pool' && fee === undefined && range === undefined && bins === undefined;
      ask(pair, isOfFirst(chainId, one, pair) ? [one.raw, other.raw] : [other.raw, one.raw], fee, inPair);
    }
    for (const { token, dollar } of limitPricesOf(step)) ask(sorted(token, dollar), [0n, 0n]);
  }
  // What a swap gives has to be there ten times over: how little it accepts says nothing of how much is traded.
  for (const { one, other } of tradePricesOf(steps)) {
    const pair = pairOf(chainId, { one, other });
    if (pair !== undefined) ask(pair, isOfFirst(chainId, one, pair) ? [one.raw, 0n] : [0n, one.raw]);
  }
  return Promise.all(
    [...asked].map(
      async ([id, it], index): Promise<Fact> =>
        index < mostPairs ? rateIn(at, id, it) : { id, value: unknown('unsupported'), from: [] },
    ),
  );
}

const mostPairs = 8;

/** Whether an amount is of the first token of a pair; of the native currency, where that is its wrapped form. */
export function isOfFirst(chainId: number, { token }: OwnPrice['one'], [first]: TokenPair): boolean {
  return same(pooledAs(chainId, chainInfo(chainId)?.symbol, token) ?? zeroAddress, first);
}

function larger(one: bigint, other = 0n): bigint {
  return one > other ? one : other;
}

async function rateIn(at: ReadAt, id: FactId, asked: AskedPrice): Promise<Fact> {
  const factory = factories[at.block.chainId];
  if (factory === undefined) return { id, value: unknown('notFound'), from: [] };
  const direct = await witnessIn(at, factory, asked);
  const around = isNone(direct) ? await byWayOf(at, factory, asked) : direct;
  const found = isNone(around) && asked.inPair === true ? await pairWitness(at, asked) : around;
  return chainFact(id, at.block, found, (value) => ({ kind: 'integer', value }));
}

function isNone(it: Known<unknown>): boolean {
  return it.s === 'unknown' && it.why === 'notFound';
}

/** The price by way of the wrapped native currency or, of that itself, by way of dollars: both pools have to be deep. */
async function byWayOf(at: ReadAt, factory: Address, { pair, amounts }: AskedPrice): Promise<Known<Root>> {
  const hub = hubOf(at.block.chainId, pair);
  if (hub === undefined) return unknown('notFound');
  const [from, to] = amounts[0] > 0n ? ([0, 1] as const) : ([1, 0] as const);
  const first = legOf(pair[from], hub, amounts[from], 0n);
  const one = await witnessIn(at, factory, first);
  if (one.s !== 'known') return one;
  // So much of the token in between is what the amount comes to.
  const worth = BigInt(Math.ceil(Number(amounts[from]) * perUnit(first.pair, pair[from], one.v.value)));
  const second = legOf(hub, pair[to], worth, amounts[to]);
  const other = await witnessIn(at, factory, second);
  if (other.s !== 'known') return other;
  const [a, b] = [one.v.value, other.v.value];
  // The root of what a unit of the one token is in the other, as a fraction of two numbers.
  const up = (same(first.pair[0], hub) ? two96 : a) * (same(second.pair[0], hub) ? b : two96);
  const down = (same(first.pair[0], hub) ? a : two96) * (same(second.pair[0], hub) ? two96 : b);
  return known({ value: from === 0 ? (up * two96) / down : (down * two96) / up, endpoint: one.v.endpoint });
}

/** One half of a way, with what changes hands of either token. The pools that liquidity goes into are others. */
function legOf(one: Address, other: Address, much: bigint, more: bigint): AskedPrice {
  const pair = sorted(one, other);
  return { pair, amounts: same(pair[0], one) ? [much, more] : [more, much], own: [] };
}

/** What a unit of one token of a pair is in the other. */
function perUnit(pair: TokenPair, token: Address, root: bigint): number {
  const price = priceOf(root);
  return same(pair[0], token) ? price : 1 / price;
}

function hubOf(chainId: number, pair: TokenPair): Address | undefined {
  const coin = pooledAs(chainId, chainInfo(chainId)?.symbol);
  const [dollar] = wellKnown(chainId, 'USDC');
  return [coin, dollar === undefined ? undefined : getAddress(dollar)].find(
    (hub) => hub !== undefined && !pair.some((it) => same(it, hub)),
  );
}
