import type { Stage } from '../stage.ts';
import { join } from 'node:path';
import { type Abi, type Address, type Hex, maxUint256, toFunctionSelector, toHex } from 'viem';
import { deployer } from '../../accounts.ts';
import { compiledIn } from '../../compiledIn.ts';
import { chainAs } from '../../deploy/chain.ts';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import { pool } from './contractsAt.ts';
import { someText } from './functions.ts';
import { ask, type Ethereum, me, usdc, weth } from './ground.ts';
import { E18, K } from './oneCall.ts';
import type { OnEthereum } from './table.ts';

export type Act = Readonly<{ target: Address; value?: bigint; data?: Hex }>;

/** Puts up what makes these very calls when its function is called. */
export async function plays(
  e: Ethereum,
  where: Address,
  text: string,
  acts: readonly Act[],
  says: Hex = '0x',
): Promise<void> {
  await rpc(e.url, 'anvil_setCode', [where, await codeOf(e, 'Player')]);
  e.published(where);
  await rpc(e.url, 'anvil_setBalance', [where, toHex(1_000n * E18)]);
  await e.send(
    deployer,
    where,
    call(
      'function plays(bytes4 selector, (address target, uint256 value, bytes data)[] acts, bytes says)',
      toFunctionSelector(text),
      acts.map(({ target, value = 0n, data = '0x' }) => ({ target, value, data })),
      says,
    ),
  );
}

/** What was put up on a stage before; what another file of tests put up changes nothing here. */
const codesOn = new WeakMap<Stage, Map<string, Hex>>();

export async function codeOf(e: Ethereum, name: string): Promise<Hex> {
  const codes = codesOn.get(e.stage) ?? new Map<string, Hex>();
  codesOn.set(e.stage, codes);
  const there = codes.get(name);
  if (there !== undefined) return there;
  const made = await compiledIn(join(import.meta.dirname, 'fifthContracts'));
  const it = made.find((plainCall) => plainCall.name === name);
  if (it === undefined) throw new RangeError(name);
  const chain = await chainAs(deployer, e.url);
  const put = await chain.create({ bytecode: it.bytecode as Hex, abi: it.abi as Abi });
  const code = await rpc<Hex>(e.url, 'eth_getCode', [put, 'latest']);
  codes.set(name, code);
  return code;
}

/** A swap as the pool makes it: coins or tokens go there, and it pays. */
export const paysUsdc = (amount: bigint, to: Address = me): Act => ({
  target: pool,
  data: call('function pays(address,address,uint256)', usdc, to, amount),
});

export const paysWeth = (amount: bigint, to: Address = me): Act => ({
  target: pool,
  data: call('function pays(address,address,uint256)', weth, to, amount),
});

export const takes = (token: Address, amount: bigint, to: Address = pool): Act => ({
  target: token,
  data: call('function transferFrom(address,address,uint256)', me, to, amount),
});

export const sellsCoin: readonly Act[] = [
  { target: weth, value: E18, data: call('function deposit()') },
  { target: weth, data: call('function transfer(address,uint256)', pool, E18) },
  paysUsdc(3n * K),
];

export const sellsDollars: readonly Act[] = [takes(usdc, 3n * K), paysWeth(E18)];

export const play = (
  id: string,
  why: string,
  where: Address,
  text: string,
  args: readonly unknown[],
  acts: readonly Act[],
  value = 0n,
): OnEthereum => ({
  id,
  why,
  read: async (e) => {
    await plays(e, pool, 'function none()', []);
    for (const token of [usdc, weth])
      await e.send(me, token, call('function mint(address,uint256)', pool, 100n * E18));
    await rpc(e.url, 'anvil_setBalance', [weth, toHex(10_000n * E18)]);
    await plays(e, where, text, acts);
    for (const token of [usdc, weth])
      await e.send(me, token, call('function approve(address,uint256)', where, maxUint256));
    return e.read(ask(1, where, call(text, ...args), value), { abis: { [where]: [text] } });
  },
});

/** A world of pools, with what is at addresses, and then a request. */
export const played = (
  id: string,
  why: string,
  standsWith: readonly Readonly<{ where: Address; text: string; acts: readonly Act[] }>[],
  request: (e: Ethereum) => string | Promise<string>,
): OnEthereum => ({
  id,
  why,
  read: async (e) => {
    await plays(e, pool, someText, []);
    for (const token of [usdc, weth])
      await e.send(me, token, call('function mint(address,uint256)', pool, 100n * E18));
    await rpc(e.url, 'anvil_setBalance', [weth, toHex(10_000n * E18)]);
    const abis: Record<Address, readonly string[]> = {};
    for (const { where, text, acts } of standsWith) {
      await plays(e, where, text, acts);
      abis[where] = [text];
      for (const token of [usdc, weth])
        await e.send(me, token, call('function approve(address,uint256)', where, maxUint256));
    }
    return e.read(await request(e), { abis });
  },
});
