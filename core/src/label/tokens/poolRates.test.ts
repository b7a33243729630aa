import { type Address, encodeAbiParameters, getAddress, type Hex, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { call, contract, me, usdc, weth } from '../../check/testing/views.ts';
import { decode } from '../../decode/decode.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import type { FactValue } from '../../model/fact.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { fails, says, type Table, tableWorld } from '../../world/testing/tableWorld.ts';
import { rateFact, rateFacts } from './poolRates.ts';
import { sorted } from './poolState.ts';
import { asWord, block } from '../testing.ts';

const uni = getAddress('0x1f9840a85d5af5bf1d1762f925bdaddc4201f984');
const aave = getAddress('0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9');
const [e6, e18, e24] = [10n ** 6n, 10n ** 18n, 10n ** 24n];

const put = (tokens: readonly [Address, Address], amounts: readonly [bigint, bigint]) =>
  call(
    contract,
    'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
    [...tokens, ...amounts, ...amounts, me, 9n],
  );
const mint = (fee: number) =>
  call(
    contract,
    'mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)',
    [[usdc, weth, fee, -887_220, 887_220, 3_000n * e6, e18, 3_000n * e6, e18, me, 9n]],
  );
const add = put([usdc, weth], [3_000n * e6, e18]);
const fact = rateFact([usdc, weth]);

/** A pool: what it holds, the square of its price, and the average that it tells of the last half hour. */
type Pool = Readonly<{
  tokens: readonly [Address, Address];
  fee: number;
  held: readonly [bigint, bigint];
  price: number;
  was?: number | 'young';
  liquidity?: number;
}>;

const rootOf = (price: number) => BigInt(Math.floor(Math.sqrt(price) * 2 ** 48)) * 2n ** 48n;
const dollars: Pool = {
  tokens: [usdc, weth],
  fee: 500,
  held: [50_000_000n * e6, 20_000n * e18],
  price: 1e18 / 3_000e6,
};
const root = rootOf(dollars.price);

/** Nodes that know pools, and count what they are asked. */
function node(pools: readonly Pool[], asks: { many: number } = { many: 0 }): Table {
  const at = (index: number) => getAddress(`0x${(index + 1).toString(16).padStart(40, '0')}`);
  const find = (one: bigint, other: bigint, fee: bigint) =>
    pools.findIndex(
      (it) => BigInt(it.tokens[0]) === one && BigInt(it.tokens[1]) === other && BigInt(it.fee) === fee,
    );
  return {
    eth_call: ([asked]) => {
      asks.many += 1;
      const { to, data } = asked as { to: Address; data: Hex };
      const word = (index: number) => BigInt(`0x${data.slice(10 + index * 64, 74 + index * 64) || '0'}`);
      if (data.startsWith('0x1698ee82')) {
        const index = find(word(0), word(1), word(2));
        return says(asWord(index < 0 ? 0n : BigInt(at(index))))([]);
      }
      if (data.startsWith('0x70a08231')) {
        const pool = pools[Number(word(0)) - 1];
        return says(asWord(pool?.held[BigInt(pool.tokens[0]) === BigInt(to) ? 0 : 1] ?? 0n))([]);
      }
      const pool = pools[Number(BigInt(to)) - 1];
      if (pool === undefined) return fails(3, 'execution reverted')([]);
      if (data.startsWith('0x3850c7bd')) return says(asWord(rootOf(pool.price)))([]);
      if (pool.was === 'young') return fails(3, 'execution reverted: OLD')([]);
      const tick = Math.round(Math.log(pool.was ?? pool.price) / Math.log(1.0001));
      const seconds = BigInt(Math.floor((1_800 * 2 ** 128) / (pool.liquidity ?? 1e24)));
      return says(
        encodeAbiParameters(parseAbiParameters('int56[], uint160[]'), [
          [-9_000_000n, -9_000_000n + BigInt(tick) * 1_800n],
          [2n ** 160n - 5n, BigInt.asUintN(160, seconds - 5n)],
        ]),
      )([]);
    },
  };
}

async function read(table: Table, body = add): Promise<Readonly<Record<string, Known<FactValue>>>> {
  const at = { world: tableWorld(table), block, signal: new AbortController().signal };
  const facts = await rateFacts(at, decode(freeze(body, ''), {}).steps);
  return Object.fromEntries(facts.map((fact) => [fact.id, fact.value]));
}

const says_ = (value: bigint) => ({ [fact]: known({ kind: 'integer', value }) });
const nobody = { [fact]: unknown('notFound') };

describe('the price that a request sets is held against', () => {
  it('the pool that holds most of both tokens', async () => {
    const other: Pool = { ...dollars, fee: 3_000, held: [e6 * 10n ** 6n, 400n * e18], price: 3e8 };
    expect(await read(node([other, dollars]))).toEqual(says_(root));
  });

  it('none where there is no pool, or an empty one', async () => {
    expect(await read(node([]))).toEqual(nobody);
    expect(await read(node([{ ...dollars, held: [0n, e18] }]))).toEqual(nobody);
  });

  it('none that holds less than ten times of what changes hands, on either side', async () => {
    expect(await read(node([{ ...dollars, held: [29_999n * e6, 20_000n * e18] }]))).toEqual(nobody);
    expect(await read(node([{ ...dollars, held: [e24, 9n * e18] }]))).toEqual(nobody);
    expect(await read(node([{ ...dollars, held: [30_000n * e6, 10n * e18] }]))).toEqual(says_(root));
    // Little is asked for in a pool in which the other token is next to nothing.
    const his: Pool = { ...dollars, held: [e24, e18], price: 1e18 / 30e6 };
    expect(await read(node([his]), put([usdc, weth], [300n * e6, 1n]))).toEqual(nobody);
  });

  it('none whose liquidity of the last half hour was next to nothing, whatever lies in it', async () => {
    expect(await read(node([{ ...dollars, liquidity: 1 }]))).toEqual(nobody);
    expect(await read(node([{ ...dollars, liquidity: 1e14 }]))).toEqual(nobody);
  });

  it('none whose price is new', async () => {
    expect(await read(node([{ ...dollars, was: 'young' }]))).toEqual(nobody);
    expect(await read(node([{ ...dollars, was: dollars.price * 1.3 }]))).toEqual(nobody);
    expect(await read(node([{ ...dollars, was: dollars.price * 1.02 }]))).toEqual(says_(root));
  });

  it('another one, where the one that holds most is none', async () => {
    const his: Pool = { ...dollars, fee: 100, held: [e24, e24], price: 3e7, liquidity: 1 };
    expect(await read(node([his, dollars]))).toEqual(says_(root));
  });

  it('never the pool that liquidity goes into', async () => {
    expect(await read(node([dollars]), mint(500))).toEqual(nobody);
    expect(await read(node([dollars]), mint(3_000))).toEqual(says_(root));
  });
});

describe('the price that a swap accepts is held against', () => {
  const swap = (give: bigint) =>
    call(
      contract,
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      [give, 1n, [usdc, weth], me, 9n],
    );

  it('a pool that holds ten times of what it gives, however little it asks for', async () => {
    expect(await read(node([dollars]), swap(3_000n * e6))).toEqual(says_(root));
    expect(await read(node([dollars]), swap(5_000_001n * e6))).toEqual(nobody);
  });

  it('pools of eight pairs of a request, and says of the next that they were not asked', async () => {
    const asks = { many: 0 };
    await read(node([dollars], asks), swap(3_000n * e6));
    const one = asks.many;
    const tokens = Array.from({ length: 9 }, (_, at) => getAddress(`0x${(at + 1).toString(16).repeat(40)}`));
    const calls = tokens.flatMap((token) => {
      const body = call(
        contract,
        'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
        [3_000n, 1n, [token, weth], me, 9n],
      );
      return body.kind === 'transaction' ? [body.call] : [];
    });
    const facts = await read(node([dollars], asks), {
      kind: 'calls',
      from: me,
      chainId: 1,
      atomic: true,
      calls,
    });
    const why = tokens.map((it) => facts[rateFact(sorted(it, weth))]);
    expect(why.map((it) => (it?.s === 'unknown' ? it.why : it?.s))).toEqual([
      ...Array(8).fill('notFound'),
      'unsupported',
    ]);
    expect(asks.many - one).toBeLessThanOrEqual(8 * 20);
  });
});

describe('where no pool of two tokens is a witness', () => {
  const pool = (token: Address, fee: number, each: number): Pool => {
    const tokens = sorted(token, weth);
    const first = tokens[0] === token;
    return {
      tokens,
      fee,
      held: first ? [10n ** 6n * e18, 10_000n * e18] : [10_000n * e18, 10n ** 6n * e18],
      price: first ? each : 1 / each,
      liquidity: 1e26,
    };
  };
  const body = put([aave, uni], [100n * e18, 2_500n * e18]);
  const both = rateFact(sorted(aave, uni));
  const priceIn = (it: Known<FactValue> | undefined) =>
    it?.s === 'known' && it.v.kind === 'integer' ? (Number(it.v.value) / 2 ** 96) ** 2 : undefined;

  it('the price is that by way of the wrapped native currency', async () => {
    const pools = [pool(aave, 3_000, 0.1), pool(uni, 3_000, 0.004)];
    const price = priceIn((await read(node(pools), body))[both]);
    // An AAVE is 25 UNI.
    expect(price).toBeCloseTo(sorted(aave, uni)[0] === aave ? 25 : 0.04, 6);
  });

  it('there is none where one of the two is not a witness either', async () => {
    const dust: Pool = { ...pool(uni, 3_000, 0.004), held: [e18, e18] };
    expect(await read(node([pool(aave, 3_000, 0.1), dust]), body)).toEqual({ [both]: unknown('notFound') });
    expect(await read(node([pool(aave, 3_000, 0.1)]), body)).toEqual({ [both]: unknown('notFound') });
  });

  it('few questions are asked', async () => {
    const asks = { many: 0 };
    await read(node([dollars], asks));
    expect(asks.many).toBeLessThanOrEqual(8);
    const more = { many: 0 };
    await read(node([pool(aave, 3_000, 0.1), pool(uni, 3_000, 0.004)], more), body);
    expect(more.many).toBeLessThanOrEqual(20);
  });
});

it('a node that does not answer is no pool that is missing', async () => {
  const facts = await read({ eth_call: () => unknown('offline') as never });
  expect(facts[fact]?.s).toBe('unknown');
  expect(facts[fact]).not.toEqual(unknown('notFound'));
});
