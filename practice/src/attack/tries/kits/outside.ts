import { rpc } from '../../../rpc.ts';
import { type Address, type Hex, pad, toHex } from 'viem';
import { askTransaction, askTypedData } from '@readback/scenarios/ask.ts';
import { call } from '../../../truth/sky.ts';
import { type Stage } from '../../stage.ts';
import { ask, type Ethereum, me, type Op, usdc, weth } from '../ground.ts';
import { type OnEthereum, type OnPractice } from '../table.ts';
import { K, E18, at } from '../oneCall.ts';
import { router2, multicall3, settlement, wrapper, flowScheduler, entryPoint, npm } from '../addresses.ts';

export const pull: Op = { kind: 0, token: usdc, amount: K };
export const now = Math.floor(Date.now() / 1_000);
export const node = pad('0x77');
export type More = Readonly<{
  ops?: readonly Op[];
  value?: bigint;
  allowed?: readonly Address[];
  chain?: number;
}>;
/** One call of what is at a shipped address, or of an old protocol of anybody. */
export function one(
  id: string,
  why: string,
  to: Address | 'old',
  text: string,
  args: readonly unknown[] | ((e: Ethereum) => readonly unknown[]),
  { ops = [], value = 0n, allowed, chain = 1 }: More = {},
): OnEthereum {
  return {
    id,
    why,
    chain,
    read: async (e) => {
      const where = to === 'old' ? await e.put('Genuine') : to;
      for (const op of ops)
        if (op.kind === 1 && op.token !== undefined)
          await e.send(me, op.token, call('function mint(address,uint256)', where, op.amount ?? 0n));
      if (where !== usdc && where !== weth)
        await e.stand(where, { [text]: ops }, allowed ?? (ops.some((it) => it.kind === 0) ? [usdc] : []));
      if (ops.some((it) => it.kind === 2)) await rpc(e.url, 'anvil_setBalance', [where, toHex(100n * E18)]);
      const data = call(text, ...(typeof args === 'function' ? args(e) : args));
      return e.read(ask(e.chainId, where, data, value), { abis: { [where]: [text] } });
    },
  };
}
export const lockup = at('0xcf8ce57fa442ba50acbc57147a62ad03873ffa73');
export const arb = { chain: 42_161 };
export const fieldsOf = (text: string) =>
  text === ''
    ? []
    : text
        .split(',')
        .map((it) => ({ type: it.trim().split(' ')[0] ?? '', name: it.trim().split(' ')[1] ?? '' }));
export const domainOf = (domain: object) =>
  Object.keys(domain).map((name) => ({
    name,
    type:
      {
        name: 'string',
        version: 'string',
        chainId: 'uint256',
        verifyingContract: 'address',
        salt: 'bytes32',
      }[name] ?? 'string',
  }));
export const typedAsk = (
  primaryType: string,
  fields: string,
  domain: object,
  message: object,
  more: Readonly<Record<string, string>> = {},
  who: Address = me,
) =>
  askTypedData(who, {
    types: {
      EIP712Domain: domainOf(domain),
      [primaryType]: fieldsOf(fields),
      ...Object.fromEntries(Object.entries(more).map(([name, its]) => [name, fieldsOf(its)])),
    },
    primaryType,
    domain,
    message,
  });
/** Typed data for a contract that is on Ethereum. */
export const typed = (
  id: string,
  why: string,
  where: Address | 'old' | undefined,
  name: string,
  version: string | undefined,
  primaryType: string,
  fields: string,
  message: object | ((e: Ethereum) => object),
  more: Readonly<Record<string, string>> = {},
): OnEthereum => ({
  id,
  why,
  read: async (e) => {
    const verifyingContract = where === 'old' ? await e.put('Genuine') : where;
    if (verifyingContract !== undefined && verifyingContract !== usdc && verifyingContract !== weth)
      await e.stand(verifyingContract, {});
    const domain = {
      name,
      ...(version === undefined ? {} : { version }),
      chainId: 1,
      ...(verifyingContract === undefined ? {} : { verifyingContract }),
    };
    return e.read(
      typedAsk(primaryType, fields, domain, typeof message === 'function' ? message(e) : message, more),
    );
  },
});
/** On the practice chain, whose contracts are the true ones. */
export const rpcAsk = (method: string, params: readonly unknown[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
export const raw = (
  id: string,
  why: string,
  method: string,
  params: (stage: Stage) => readonly unknown[],
): OnPractice => ({ id, why, chain: 'practice', request: (stage) => rpcAsk(method, params(stage)) });
export const tx = (
  id: string,
  why: string,
  make: (stage: Stage) => { to: Address; data?: Hex; value?: bigint },
): OnPractice => ({ id, why, chain: 'practice', request: (stage) => askTransaction(me, make(stage)) });
export const usd = (n: number) => BigInt(n) * 10n ** 6n;
/** Compound’s market of Sky dollars instead of which stands one that is written as it is. */
export const market = at('0x5d409e56d886231adaf00c8775665ad0f9897b56');
export const marketOn = async (e: Ethereum) => {
  await rpc(e.url, 'anvil_setCode', [
    market,
    await rpc<Hex>(e.url, 'eth_getCode', [await e.put('Comet'), 'latest']),
  ]);
  e.published(market);
  await e.send(me, usdc, call('function mint(address,uint256)', market, 10n * K));
};
export const taken = 'function withdraw(address asset, uint256 amount)';
/** What is named must be there, or it is loud for want of its code. */
export const stands = async (e: Ethereum) => {
  for (const it of [router2, multicall3, settlement, wrapper, flowScheduler, entryPoint, npm])
    await e.stand(it, {});
};
