import { type Address, getAddress, toFunctionSelector } from 'viem';
import { expect, test } from 'vitest';
import { call, usdc, weth } from '../../check/testing/views.ts';
import { decode } from '../../decode/decode.ts';
import { known, unknown } from '../../model/known.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { fails, says, type Table, tableWorld } from '../../world/testing/tableWorld.ts';
import { packedCodes } from '../accounts/packedCodes.ts';
import { placesOf } from '../../shipped/protocols.ts';
import { asWord, block } from '../testing.ts';
import { poolFact, poolFacts } from './poolFacts.ts';

const router = getAddress('0x111111125421ca6dc452d289314280a0f8842a65');
const pool = getAddress('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90');
const pair = getAddress('0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc');
const uniswap2 = getAddress('0x5c69bee701ef814a2b6a3edd4b1652cb9cc5aa6f');
const uniswap3 = getAddress('0x1f98431c8ad98523631ae4a59f267346ea31f984');
const curve = getAddress('0xf98b45fa17de75fb1ad0e7afd971b0ca00e379fc');
const compound = getAddress('0x3d9819210a31b4961b30ef54be2aed79b9c9cd3b');
const flags = 997_000_000n << 160n;
const swap = call(router, 'unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)', [
  BigInt(usdc),
  10n ** 9n,
  1n,
  flags | BigInt(pool),
]);
const ask = (text: string) => toFunctionSelector(text);
const [token0, token1, fee] = ['token0()', 'token1()', 'fee()'].map(ask) as [string, string, string];
const getPair = ask('getPair(address,address)');
const getPool = ask('getPool(address,address,uint24)');

type Answers = Readonly<Record<string, Readonly<Record<string, bigint | 'silent'>>>>;

/** What contracts answer, by address and the first four bytes of what they are asked; everything else reverts. */
function node(answers: Answers): Table {
  const all = new Map(Object.entries(answers).map(([address, its]) => [address.toLowerCase(), its]));
  return {
    eth_call: ([asked]) => {
      const { to, data } = asked as { to: string; data: string };
      const answer = all.get(to.toLowerCase())?.[data.slice(0, 10)];
      if (answer === 'silent') return unknown('timeout');
      return answer === undefined ? fails(3, 'execution reverted')([]) : says(asWord(answer))([]);
    },
  };
}

async function read(table: Table) {
  const world = tableWorld(table);
  const at = { world, block, signal: new AbortController().signal };
  const [fact] = await poolFacts(at, decode(freeze(swap, ''), {}).steps);
  return { fact, asked: world.asked };
}

const tokens = { [token0]: BigInt(usdc), [token1]: BigInt(weth) };
const by = (factory: Address) => ({
  id: poolFact(pool),
  value: known({ kind: 'address', address: factory.toLowerCase() as Address }),
});

test('a pool is proven by the factory that knows it, at the pinned block', async () => {
  const it = await read(node({ [pool]: tokens, [uniswap2]: { [getPair]: BigInt(pool) } }));
  expect(it.fact).toMatchObject(by(uniswap2));
  for (const { params } of it.asked) expect(params).toMatchObject([{}, { blockHash: block.parentHash }]);
});

test('so is one of Uniswap v3, by its fee, one that Curve has on record, and a market of Compound', async () => {
  const three = await read(
    node({ [pool]: { ...tokens, [fee]: 500n }, [uniswap3]: { [getPool]: BigInt(pool) } }),
  );
  expect(three.fact).toMatchObject(by(uniswap3));
  const registered = ask('is_registered(address)');
  expect((await read(node({ [pool]: {}, [curve]: { [registered]: 1n } }))).fact).toMatchObject(by(curve));
  const listed = ask('markets(address)');
  expect((await read(node({ [compound]: { [listed]: 1n } }))).fact).toMatchObject(by(compound));
});

test('what a pool says of itself proves nothing: the factory knows another one, none, or says no', async () => {
  const liars: readonly Answers[] = [
    { [pool]: { ...tokens, [getPair]: BigInt(pool), [getPool]: BigInt(pool) } },
    { [pool]: tokens, [uniswap2]: { [getPair]: BigInt(pair) } },
    { [pool]: { ...tokens, [fee]: 500n }, [uniswap3]: { [getPool]: 0n } },
    { [pool]: { ...tokens, [fee]: 2n ** 30n }, [uniswap3]: { [getPool]: BigInt(pool) } },
    { [pool]: {}, [curve]: { [ask('is_registered(address)')]: 0n } },
    { [pool]: {}, [compound]: { [ask('markets(address)')]: BigInt(pool) } },
    {},
  ];
  for (const answers of liars)
    expect((await read(node(answers))).fact).toMatchObject({ value: { s: 'unknown', why: 'notFound' } });
});

test('where a node does not answer, nobody knows, and another factory may still prove it', async () => {
  const silent = await read(node({ [pool]: tokens, [uniswap2]: { [getPair]: 'silent' } }));
  expect(silent.fact?.value).toMatchObject({ s: 'unknown' });
  expect(silent.fact?.value).not.toMatchObject({ why: 'notFound' });
  const other = await read(
    node({
      [pool]: { ...tokens, [fee]: 500n },
      [uniswap2]: { [getPair]: 'silent' },
      [uniswap3]: { [getPool]: BigInt(pool) },
    }),
  );
  expect(other.fact).toMatchObject(by(uniswap3));
});

test('the code of what a number carries is asked for, once, and not that of an amount', async () => {
  const world = tableWorld({ eth_getCode: says('0x6001') });
  const at = { world, block, signal: new AbortController().signal };
  const facts = await packedCodes(at, decode(freeze(swap, ''), {}).steps, []);
  expect(facts.map(({ id }) => id)).toContain(`account.${pool.toLowerCase()}.code`);
  expect(await packedCodes(at, decode(freeze(swap, ''), {}).steps, [pool])).toHaveLength(facts.length - 1);
});

test('a market is asked for where its protocol lists it, then at the factories that make such, and what it says of itself proves nothing', async () => {
  const market = pool;
  const call_ = call(
    getAddress('0x888888888889758f76e7103c6cbf23abbf58f946'),
    'removeLiquidityDualSyAndPt(address receiver, address market, uint256 netLpToRemove, uint256 minSyOut, uint256 minPtOut)',
    [usdc, market, 5n, 1n, 1n],
  );
  const readFor = async (answers: Answers) => {
    const world = tableWorld(node(answers));
    const at = { world, block, signal: new AbortController().signal };
    return (await poolFacts(at, decode(freeze(call_, ''), {}).steps)).find(
      ({ id }) => id === poolFact(market),
    );
  };
  const places = (name: string) => placesOf(1, name).map((it) => getAddress(it));
  const [controller] = places('Pendle gauge controller');
  const factories = places('Pendle market factory');
  const [lists, made, yields] = ['isWhitelisted', 'isValidMarket', 'isYT'].map((it) => ask(`${it}(address)`));
  if (controller === undefined || lists === undefined || made === undefined || yields === undefined)
    throw new Error();
  expect(factories.length).toBeGreaterThan(3);

  expect(await readFor({ [controller]: { [lists]: 1n } })).toMatchObject(by(controller));
  for (const factory of factories)
    expect(await readFor({ [factory]: { [made]: 1n } })).toMatchObject(by(factory));
  const both = { [controller]: { [lists]: 1n }, [factories[0] ?? controller]: { [made]: 1n } };
  expect(await readFor(both)).toMatchObject(by(controller));

  const liars: readonly Answers[] = [
    { [market]: { [lists]: 1n, [made]: 1n, [yields]: 1n } },
    { [controller]: { [lists]: 0n, [made]: 1n } },
    { [factories[0] ?? controller]: { [lists]: 1n, [made]: BigInt(market) } },
    {},
  ];
  for (const answers of liars)
    expect(await readFor(answers)).toMatchObject({ value: { s: 'unknown', why: 'notFound' } });
  const silent = await readFor({ [controller]: { [lists]: 'silent' } });
  expect(silent?.value).toMatchObject({ s: 'unknown' });
  expect(silent?.value).not.toMatchObject({ why: 'notFound' });
});

test('a contract that is called is asked for at the registry of its protocol, and a stranger is not known there', async () => {
  const registry = ask('is_registered(address)');
  const asking = async (text: string, args: readonly unknown[], answers: Answers) => {
    const world = tableWorld(node(answers));
    const at = { world, block, signal: new AbortController().signal };
    const facts = await poolFacts(at, decode(freeze(call(pool, text, args), ''), {}).steps);
    return facts.find(({ id }) => id === poolFact(pool))?.value;
  };
  const exchange = ['exchange(int128 i, int128 j, uint256 dx, uint256 min_dy)', [0n, 1n, 9n, 8n]] as const;
  const deposit = ['deposit(uint256 assets, address receiver)', [9n, pair]] as const;
  expect(await asking(...exchange, { [curve]: { [registry]: 1n } })).toEqual(by(curve).value);
  expect(await asking(...exchange, { [curve]: { [registry]: 0n } })).toEqual(unknown('notFound'));
  expect(await asking(...exchange, { [curve]: { [registry]: 'silent' } })).toEqual(unknown('timeout'));
  // Functions that are not Curve’s ask another registry, or nobody.
  expect(await asking(...deposit, { [curve]: { [registry]: 1n } })).toEqual(unknown('notFound'));
  const paid = ['transfer(address to, uint256 amount)', [pair, 9n]] as const;
  expect(await asking(...paid, { [curve]: { [registry]: 1n } })).toBeUndefined();
});

test('a gauge is known by the controller of Curve, a vault by the perspective of Euler, and a stranger by neither', async () => {
  const controller: Address = '0x2f50d538606fa9edd2b11e2446beb18c9d5846bb';
  const perspective: Address = '0xc0121817ff224a018840e4d15a864747d36e6eb2';
  const [type, verified] = [ask('gauge_types(address)'), ask('isVerified(address)')];
  const asking = async (text: string, args: readonly unknown[], answers: Answers) => {
    const at = { world: tableWorld(node(answers)), block, signal: new AbortController().signal };
    const facts = await poolFacts(at, decode(freeze(call(pool, text, args), ''), {}).steps);
    return facts.find(({ id }) => id === poolFact(pool))?.value;
  };
  const [gauge, vault] = [
    ['deposit(uint256 amount)', [9n]],
    ['deposit(uint256 assets, address receiver)', [9n, pair]],
  ] as const;
  // The first type of gauges is 0.
  expect(await asking(...gauge, { [controller]: { [type]: 0n } })).toEqual(by(controller).value);
  expect(await asking(...gauge, {})).toEqual(unknown('notFound'));
  expect(await asking(...vault, { [perspective]: { [verified]: 1n } })).toEqual(by(perspective).value);
  expect(await asking(...vault, { [perspective]: { [verified]: 0n } })).toEqual(unknown('notFound'));
  expect(await asking(...vault, { [pool]: { [verified]: 1n } })).toEqual(unknown('notFound'));
});

test('a Settler of 0x is the one that its deployer runs, or the one before it, and no other', async () => {
  const deployer: Address = '0x00000000000004533fe15556b1e086bb1a72ceae';
  const [owner, before] = [ask('ownerOf(uint256)'), ask('prev(uint128)')];
  const asking = async (answers: Answers) => {
    const at = { world: tableWorld(node(answers)), block, signal: new AbortController().signal };
    const text =
      'execute((address recipient, address buyToken, uint256 minAmountOut) slippage, bytes[] actions, bytes32 zid)';
    const slippage = { recipient: pair, buyToken: pair, minAmountOut: 9n };
    const step = freeze(call(pool, text, [slippage, [], `0x${'00'.repeat(32)}`]), '');
    return (await poolFacts(at, decode(step, {}).steps)).find(({ id }) => id === poolFact(pool))?.value;
  };
  expect(await asking({ [deployer]: { [owner]: BigInt(pool) } })).toEqual(by(deployer).value);
  expect(await asking({ [deployer]: { [before]: BigInt(pool) } })).toEqual(by(deployer).value);
  expect(await asking({ [deployer]: { [owner]: BigInt(pair), [before]: BigInt(pair) } })).toEqual(
    unknown('notFound'),
  );
  expect(await asking({ [pool]: { [owner]: BigInt(pool) } })).toEqual(unknown('notFound'));
});
