import { type Address, getAddress, type Hex, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { aggregate3Answer } from '../balances/multicall.ts';
import { usdc, weth } from '../check/testing/views.ts';
import type { Asset } from '../model/fact.ts';
import { unknown } from '../model/known.ts';
import { block } from '../label/testing.ts';
import { wellKnown } from '../shipped/wellKnownTokens.ts';
import { endpoint, fails, type Reply, says, tableWorld } from '../world/testing/tableWorld.ts';
import { poolsOf } from './poolRate.ts';
import { valuedOf } from './priceFeeds.ts';
import { type DollarPrices, readPrices, dollarsOf } from './prices.ts';
import { type FeedSays, now, type PoolSays, priceNode, roundOf } from './testing/priceNode.ts';

const token = (address: string): Asset => ({ kind: 'token', chainId: 1, address: getAddress(address) });
const shippedAs = (symbol: string): Address => getAddress(wellKnown(1, symbol)[0] ?? zeroAddress);
const ether: Asset = { kind: 'native', chainId: 1 };
const [e6, e18] = [10n ** 6n, 10n ** 18n];
const ethFeed = '0x5f4ec3df9cbd43714fe2740f5e3616155c5b8419';
const usdcFeed = '0x8fffffd4afb6115b954bd326cbe7b4ba576818f6';
const fed: Readonly<Record<string, FeedSays>> = {
  [ethFeed]: { price: 3_000, ago: 720 },
  [usdcFeed]: { price: 0.9998, ago: 40_000 },
};
/** The pool of ETH and dollars that takes a twentieth of a percent. */
const [, dollars] = poolsOf(1, usdc, weth);
const deep: PoolSays = {
  tokens: [usdc.toLowerCase(), weth.toLowerCase()],
  held: [50_000_000n * e6, 20_000n * e18],
  price: 1e18 / 3_000e6,
};
const poolAt = (pool = deep) => ({ [dollars?.address.toLowerCase() ?? '']: pool });

async function read(reply: Reply, ...assets: readonly (readonly [Asset, bigint])[]) {
  const world = tableWorld({ eth_call: reply });
  const at = { world, block, signal: new AbortController().signal };
  const prices = await readPrices(
    at,
    assets.map(([asset, most]) => ({ asset, most })),
  );
  return { prices, asked: world.asked };
}

const only = (prices: DollarPrices) => [...prices.values()][0];

test('ether and its wrapped form are worth what their feed says, with its age, its address and its node', async () => {
  const { prices } = await read(priceNode(fed), [ether, e18], [token(weth), 2n * e18]);
  expect([...prices.keys()]).toEqual(['1 native', `1 ${weth.toLowerCase()}`]);
  for (const price of prices.values()) {
    expect(price).toMatchObject({
      usd: 3_000n * e18,
      decimals: 18,
      block: block.parentNumber,
      at: now,
      endpoint,
    });
    expect(price.witnesses).toEqual([
      { by: 'feed', pair: 'ETH / USD', address: getAddress(ethFeed), told: now - 720n },
    ]);
  }
});

test('all of it is one question to the node, at the state of the simulation', async () => {
  const all = ['USDT', 'DAI', 'WBTC', 'UNI'].map((it) => [token(shippedAs(it)), 1n] as const);
  const { asked } = await read(priceNode(fed), [ether, e18], [token(usdc), e6], ...all);
  expect(asked.map(({ method, params }) => [method, params[1]])).toEqual([
    ['eth_call', { blockHash: block.parentHash }],
  ]);
});

test('a pool that is a witness is named beside the feed with which it agrees', async () => {
  const { prices } = await read(priceNode(fed, poolAt()), [ether, e18]);
  expect(only(prices)?.usd).toBe(3_000n * e18);
  expect(only(prices)?.witnesses).toMatchObject([
    { by: 'feed', pair: 'ETH / USD' },
    { by: 'pool', address: getAddress('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640') },
    { by: 'feed', pair: 'USDC / USD' },
  ]);
});

test('where a feed and a pool differ by much, no value is said', async () => {
  const far = poolAt({ ...deep, price: deep.price * 1.06 });
  expect((await read(priceNode(fed, far), [ether, e18])).prices.size).toBe(0);
  const close = poolAt({ ...deep, price: deep.price * 1.04 });
  expect((await read(priceNode(fed, close), [ether, e18])).prices.size).toBe(1);
});

test('a pool that is too small for the amount, or whose price is new, has no say', async () => {
  for (const pool of [
    { ...deep, price: deep.price * 2, held: [29_000n * e6, 9n * e18] as const },
    { ...deep, price: deep.price * 2, was: deep.price },
  ])
    expect(only((await read(priceNode(fed, poolAt(pool)), [ether, e18])).prices)?.witnesses).toHaveLength(1);
});

test('a token without a feed is worth what a pool says, by way of what has one', async () => {
  const qnt = shippedAs('QNT');
  const pool = poolsOf(1, qnt, usdc)[2];
  const [zero] = pool?.pair ?? [];
  const isFirst = zero?.toLowerCase() === qnt.toLowerCase();
  const perUnit = 100e6 / 1e18;
  const says: PoolSays = {
    tokens: (pool?.pair ?? [qnt, usdc]).map((it) => it.toLowerCase()) as [string, string],
    held: isFirst ? [100_000n * e18, 10_000_000n * e6] : [10_000_000n * e6, 100_000n * e18],
    price: isFirst ? perUnit : 1 / perUnit,
  };
  const node = (feeds = fed) => priceNode(feeds, { [pool?.address.toLowerCase() ?? '']: says });
  const price = only((await read(node(), [token(qnt), e18])).prices);
  expect(Number(price?.usd) / 1e18).toBeCloseTo(99.98, 4);
  expect(price?.witnesses.map(({ by }) => by)).toEqual(['pool', 'feed']);
  // What the dollar is worth has to be known, too.
  expect((await read(node({}), [token(qnt), e18])).prices.size).toBe(0);
});

test('what is not kept by its feed’s heartbeat has no value, and no pool is taken for it that rests on it', async () => {
  const stale = { ...fed, [usdcFeed]: { price: 1, ago: 200_000 } };
  expect(
    (await read(priceNode(stale, poolAt()), [token(usdc), e6])).prices.get(`1 ${usdc.toLowerCase()}`)
      ?.witnesses[0]?.by,
  ).toBe('pool');
  const { prices } = await read(priceNode({ ...stale, [ethFeed]: { price: 3_000, ago: 9_000 } }, poolAt()), [
    ether,
    e18,
  ]);
  expect(prices.size).toBe(0);
});

test('a token that only calls itself like one that ships, an item and a practice coin are never asked about', async () => {
  const lookAlike = token('0x00000000000000000000000000000000deadbeef');
  const item: Asset = { kind: 'nft', chainId: 1, address: usdc, id: 1n };
  const { prices, asked } = await read(
    priceNode(fed),
    [lookAlike, e6],
    [item, 1n],
    [{ kind: 'native', chainId: 31337 }, e18],
  );
  expect(prices.size).toBe(0);
  expect(asked).toEqual([]);
});

test('bridged bitcoin is worth what both of its feeds come to', async () => {
  const wbtc = token(shippedAs('WBTC'));
  const node = priceNode({
    '0xfdfd9c85ad200c506cf9e21f1fd8dd01932fbb23': { price: 0.999, ago: 10 },
    '0xf4030086522a5beea4988f8ca5b36dbc97bee88c': { price: 100_000, ago: 10 },
  });
  const price = only((await read(node, [wbtc, 10n ** 8n])).prices);
  expect(price).toMatchObject({ usd: 99_900n * e18, decimals: 8 });
  expect(price && dollarsOf(price, 5n * 10n ** 7n)).toBeCloseTo(49_950, 6);
});

test('each feed that ships is reached from an asset, and each asset with a value knows how it counts', () => {
  expect(valuedOf({ kind: 'native', chainId: 100 })?.feeds.map(({ pair }) => pair)).toEqual(['DAI / USD']);
  expect(valuedOf({ kind: 'native', chainId: 137 })?.feeds.map(({ pair }) => pair)).toEqual(['MATIC / USD']);
  expect(valuedOf({ kind: 'native', chainId: 8453 })?.feeds[0]?.heartbeat).toBe(1_200n);
  expect(valuedOf({ kind: 'native', chainId: 42161 })?.feeds[0]?.heartbeat).toBe(86_400n);
  expect(valuedOf({ kind: 'native', chainId: 56 })?.feeds[0]?.heartbeat).toBe(3_600n);
  expect(valuedOf(token(usdc))).toMatchObject({ decimals: 6, feeds: [{ pair: 'USDC / USD' }] });
});

test.each<[string, Reply]>([
  ['that has no Multicall3', says('0x')],
  ['that is another network’s', priceNode(fed, {}, 10n)],
  ['that refuses', fails(-32000, 'header not found')],
  ['that says something else', says({ price: 3_000 })],
  ['that says half of it', async (params) => cut(await priceNode(fed)(params))],
  ['that is silent', () => unknown('timeout')],
])('a node %s says no price, and is not asked again', async (_name, reply) => {
  const { prices, asked } = await read(reply, [ether, e18], [token(usdc), e6]);
  expect(prices.size).toBe(0);
  expect(asked).toHaveLength(1);
});

function cut(answer: Awaited<ReturnType<Reply>>): Awaited<ReturnType<Reply>> {
  if (answer.s !== 'known' || !('result' in answer.v)) return answer;
  const whole = answer.v.result as Hex;
  expect(aggregate3Answer(whole, 0)).toBeUndefined();
  return { s: 'known', v: { ...answer.v, result: whole.slice(0, whole.length - 64) } };
}

test('feeds of a hostile node that say huge numbers, or too little, say no price', async () => {
  for (const says of [
    { round: roundOf({ answer: 2n ** 255n - 1n, told: now }) },
    { round: '0x01' as const },
    { places: `0x${'f'.repeat(64)}` as const },
  ]) {
    const { prices } = await read(priceNode({ [ethFeed]: { price: 1, ago: 1, ...says } }), [ether, e18]);
    expect(prices.size).toBe(0);
  }
});

test('a worth above all that there is, or below the smallest part of it, is not said', async () => {
  const price = only((await read(priceNode(fed), [ether, e18])).prices);
  if (price === undefined) throw new Error('no price');
  expect(dollarsOf(price, e18 / 2n)).toBe(1_500);
  expect(dollarsOf(price, -e18)).toBe(3_000);
  expect(dollarsOf(price, 0n)).toBeUndefined();
  expect(dollarsOf(price, 2n ** 255n)).toBeUndefined();
  expect(dollarsOf(price, 1n)).toBe(3e-15);
});
