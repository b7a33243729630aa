import type { Address } from 'viem';
import { deployer } from '../../accounts.ts';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import { factory } from './contractsAt.ts';
import { type Ethereum, me, zero } from './ground.ts';
import { E18 } from './oneCall.ts';
import { codeOf } from './players.ts';

/** The root of a price of one LDO for a thousand PYUSD, in units of the smallest: LDO is the first of the two. */
const root = (sqrt: number) => BigInt(Math.floor(sqrt * 2 ** 48)) * 2n ** 48n;

export const his = root(Math.sqrt(1e9 / 1e18));

export const oracle = async (
  e: Ethereum,
  pools: readonly Readonly<{
    fee: number;
    pool: Address;
    zero: Address;
    one: Address;
    much: bigint;
    price: bigint;
    tick: number;
    held: readonly [bigint, bigint];
    /** Its price has been the same for long. */
    stood?: true;
  }>[],
) => {
  await rpc(e.url, 'anvil_setCode', [factory, await codeOf(e, 'Factory')]);
  e.published(factory);
  for (const fee of [100, 500, 3000, 10000])
    await e.send(deployer, factory, call('function set(uint24,address)', fee, zero));
  for (const { fee, pool: where, zero: a, one: b, much, price, tick, held, stood } of pools) {
    await rpc(e.url, 'anvil_setCode', [where, await codeOf(e, 'Pool')]);
    e.published(where);
    await e.send(
      deployer,
      where,
      call('function set(address,address,uint24,uint128,uint160,int24)', a, b, fee, much, price, tick),
    );
    if (stood === true) await e.send(deployer, where, call('function stand()'));
    await e.send(deployer, a, call('function mint(address,uint256)', where, held[0]));
    await e.send(deployer, b, call('function mint(address,uint256)', where, held[1]));
    await e.send(deployer, factory, call('function set(uint24,address)', fee, where));
  }
};

export const tokenAt = async (e: Ethereum, where: Address, name: string, places: number) => {
  await rpc(e.url, 'anvil_setCode', [where, await codeOf(e, 'Wrapped')]);
  await e.send(me, where, call('function call_(string,uint8)', name, places));
  await e.send(me, where, call('function mint(address,uint256)', me, 5_000n * 10n ** BigInt(places)));
  e.published(where);
};

export const P = 2n ** 96n;

export const sqrt = (n: bigint): bigint => {
  let x = n;
  for (let y = (x + 1n) / 2n; y < x; y = (x + n / x) / 2n) x = y;
  return x;
};

/** The root of how many wei a unit of dollars is, at so many dollars a coin. */
export const at_ = (dollars: bigint) => sqrt((E18 * P * P) / (dollars * 10n ** 6n));

export const dustOf = (price: bigint, tick: number, pool_: Address, a: Address, b: Address) => ({
  fee: 100,
  pool: pool_,
  zero: a,
  one: b,
  much: 10n ** 6n,
  price,
  tick,
  held: [10n ** 12n, 10n ** 12n] as const,
});
