import { getAddress } from 'viem';
import { expect, test } from 'vitest';
import { call, contract, me, usdc, weth } from '../check/testing/views.ts';
import { decode } from '../decode/decode.ts';
import { known, unknown } from '../model/known.ts';
import { freeze } from '../request/freeze.ts';
import { fails, says, type Table, tableWorld } from '../world/testing/tableWorld.ts';
import { rateFact, rateFacts } from './poolRates.ts';
import { asWord, block } from './testing.ts';

const add = call(
  contract,
  'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
  [usdc, weth, 3_000n, 1n, 2_999n, 1n, me, 9n],
);
const fact = rateFact([usdc, weth]);

/** A factory with a pool for each fee: what each holds of either token, and its price. */
function node(pools: Readonly<Record<number, readonly [held: bigint, root: bigint]>>): Table {
  const at = (fee: number) => getAddress(`0x${fee.toString(16).padStart(40, '0')}`);
  return {
    eth_call: ([asked]) => {
      const { to, data } = asked as { to: string; data: string };
      const last = data.length < 64 ? 0 : Number(BigInt(`0x${data.slice(-64)}`));
      if (data.startsWith('0x1698ee82')) return says(asWord(pools[last] ? BigInt(at(last)) : 0n))([]);
      if (data.startsWith('0x70a08231')) return says(asWord(pools[last]?.[0] ?? 0n))([]);
      const it = pools[Number(BigInt(to))];
      return it === undefined ? fails(3, 'execution reverted')([]) : says(asWord(it[1]))([]);
    },
  };
}

async function read(table: Table) {
  const at = { world: tableWorld(table), block, signal: new AbortController().signal };
  const facts = await rateFacts(at, decode(freeze(add, ''), {}).steps);
  return Object.fromEntries(facts.map((it) => [it.id, it.value]));
}

test('the pool that holds most of both tokens says the price', async () => {
  const pools = { 100: [5n, 1n], 500: [900n, 77n], 10_000: [7n, 2n] } as const;
  expect(await read(node(pools))).toEqual({ [fact]: known({ kind: 'integer', value: 77n }) });
});

test('where there is no pool, or an empty one, that is said', async () => {
  expect(await read(node({}))).toEqual({ [fact]: unknown('notFound') });
  expect(await read(node({ 500: [0n, 77n] }))).toEqual({ [fact]: unknown('notFound') });
});

test('a node that does not answer is no pool that is missing', async () => {
  const facts = await read({ eth_call: () => unknown('offline') as never });
  expect(facts[fact]?.s).toBe('unknown');
  expect(facts[fact]).not.toEqual(unknown('notFound'));
});
