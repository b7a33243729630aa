import { encodeAbiParameters, getAddress, type Hex, parseAbiParameters, toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { call, contract, me, usdc, weth } from '../../check/testing/views.ts';
import { decode } from '../../decode/decode.ts';
import { unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { fails, says, type Table, tableWorld } from '../../world/testing/tableWorld.ts';
import { asWord, block } from '../testing.ts';
import { rateFact, rateFacts } from './poolRates.ts';

const pair = getAddress('0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc');
const factory = '0x5c69bee701ef814a2b6a3edd4b1652cb9cc5aa6f';
const now = { ...block, parentNumber: 10_000n, number: 10_001n };
const then = `0x${'cd'.repeat(32)}` as const;
const [e6, e18] = [10n ** 6n, 10n ** 18n];
const add = call(
  contract,
  'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
  [usdc, weth, 3_000n * e6, e18, 2_990n * e6, (e18 * 99n) / 100n, me, 9n],
);

type Reserves = readonly [bigint, bigint];
const deep: Reserves = [30_000_000n * e6, 10_000n * e18];

/** A node that knows one pair, what it holds and held, and how long ago that was. */
function node(held: Reserves, before: Reserves | 'gone', seconds = 1_440n, by: string = factory): Table {
  const header = { hash: then, gasLimit: '0x1', gasUsed: '0x0', transactions: [] };
  return {
    eth_getBlockByNumber: ([number]) =>
      says({ ...header, number, timestamp: toHex(block.timestamp - seconds) } as never)([]),
    eth_call: ([asked, where]) => {
      const { to, data } = asked as { to: string; data: Hex };
      if (data.startsWith('0xe6a43905')) return says(asWord(to === by ? BigInt(pair) : 0n))([]);
      if (data.startsWith('0x1698ee82')) return says(asWord(0n))([]);
      if (!data.startsWith('0x0902f1ac')) return fails(3, 'execution reverted')([]);
      const isThen = (where as { blockHash: string }).blockHash === then;
      const at = isThen ? before : held;
      if (at === 'gone') return fails(-32_000, 'missing trie node')([]);
      return says(encodeAbiParameters(parseAbiParameters('uint112, uint112, uint32'), [...at, 7]))([]);
    },
  };
}

async function rate(table: Table, body: Body = add, at = now) {
  const all = { world: tableWorld(table), block: at, signal: new AbortController().signal };
  const facts = await rateFacts(all, decode(freeze(body, ''), {}).steps);
  return facts.find(({ id }) => id === rateFact([usdc, weth]))?.value;
}

const none = unknown('notFound');

describe('a pair that liquidity goes into', () => {
  it('says the price at which it has stood', async () => {
    const it_ = await rate(node(deep, deep));
    if (it_?.s !== 'known' || it_.v.kind !== 'integer') throw new Error('no price');
    expect((Number(it_.v.value) / 2 ** 96) ** 2).toBeCloseTo(Number(deep[1]) / Number(deep[0]), -3);
    expect((await rate(node(deep, [deep[0], (deep[1] * 104n) / 100n])))?.s).toBe('known');
  });

  it('says nothing where its price is a new one', async () => {
    expect(await rate(node(deep, [deep[0], (deep[1] * 106n) / 100n]))).toEqual(none);
    expect(await rate(node(deep, [deep[0] * 3n, deep[1]]))).toEqual(none);
  });

  it('says nothing where little is in it, or was', async () => {
    const little: Reserves = [30_000n * e6, 9n * e18];
    expect(await rate(node(little, deep))).toEqual(none);
    expect(await rate(node(deep, little))).toEqual(none);
  });

  it('says nothing where that was just now, the node does not keep it, or there were not so many blocks', async () => {
    expect(await rate(node(deep, deep, 599n))).toEqual(none);
    expect(await rate(node(deep, 'gone'))).toEqual(none);
    expect(await rate(node(deep, deep), add, block)).toEqual(none);
  });

  it('says nothing where no shipped factory knows it, and of an offer or a pool of another kind', async () => {
    expect(await rate(node(deep, deep, 1_440n, contract))).toEqual(none);
    const mint = call(
      contract,
      'mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)',
      [[usdc, weth, 500, -887_220, 887_220, 3_000n * e6, e18, 3_000n * e6, e18, me, 9n]],
    );
    expect(await rate(node(deep, deep), mint)).toEqual(none);
  });

  it('is not known where a node does not answer what it is asked now', async () => {
    const busy = { ...node(deep, deep), eth_call: fails(-32_005, 'limit exceeded') };
    expect((await rate(busy))?.s).toBe('unknown');
    expect(await rate(busy)).not.toEqual(none);
  });
});
