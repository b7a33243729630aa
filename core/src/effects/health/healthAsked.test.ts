import { type Address, getAddress } from 'viem';
import { expect, test } from 'vitest';
import { dataOf, friend, me, usdc, weth } from '../../check/testing/views.ts';
import { decode } from '../../decode/decode.ts';
import { block } from '../../label/testing.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { tableWorld } from '../../world/testing/tableWorld.ts';
import { healthAsked } from './healthAsked.ts';

const morpho = getAddress('0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb');
const pool = getAddress('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');

/** Whose loans at which contract are asked for where a batch makes such calls. */
async function asked(calls: readonly (readonly [Address, string, readonly unknown[]])[]) {
  const body = {
    kind: 'calls',
    chainId: 1,
    from: me,
    calls: calls.map(([to, signature, args]) => ({ to, value: 0n, data: dataOf(signature, args) })),
    atomic: true,
  } as const;
  const { steps } = decode(freeze(body, ''), {});
  const at = { world: tableWorld({}), block, signal: new AbortController().signal };
  return (await healthAsked(at, steps)).map(({ market, account }) => [market, account]);
}

const market =
  '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams';
const take = (n: number, oracle = weth) =>
  [
    morpho,
    `withdrawCollateral(${market}, uint256 assets, address onBehalf, address receiver)`,
    [[usdc, weth, oracle, friend, BigInt(n)], 1n, me, me],
  ] as const;
const withdraw = [pool, 'withdraw(address asset, uint256 amount, address to)', [weth, 1n, me]] as const;
const several = (count: number) => Array.from({ length: count }, (_, n) => take(n));

test('each market of a contract is a loan of its own, and one pool has one of an account', async () => {
  expect(await asked([...several(3), withdraw, withdraw])).toEqual([
    [morpho, me],
    [morpho, me],
    [morpho, me],
    [pool, me],
  ]);
  expect(await asked(Array.from({ length: 8 }, () => withdraw))).toEqual([[pool, me]]);
});

test('where not every loan at a contract is asked for, none there stands for the others', async () => {
  expect(await asked([withdraw, ...several(8)])).toEqual([[pool, me]]);
  expect(await asked(several(9))).toEqual([]);
});

test('a loan at a pool is the gateway’s as well as the pool’s, whatever is asked of both', async () => {
  const gateway = getAddress('0xd01607c3c5ecaba394d8be377a08590149325722');
  const borrow = [
    gateway,
    'borrowETH(address pool, uint256 amount, uint16 referralCode)',
    [pool, 1n, 0],
  ] as const;
  const secures = [
    pool,
    'setUserUseReserveAsCollateral(address asset, bool useAsCollateral)',
    [weth, true],
  ] as const;
  const alone = await asked([borrow]);
  expect(alone.length).toBeGreaterThan(1);
  expect(await asked([borrow, secures])).toEqual([...alone, [pool, me]]);
});
