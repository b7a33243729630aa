import { type Address, concat, type Hex, toFunctionSelector } from 'viem';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import { aave, pool, three } from './contractsAt.ts';
import { put } from './calls.ts';
import { balanceOfAccount, someText, supply } from './functions.ts';
import { type Ethereum, me, thief, usdc, weth } from './ground.ts';
import { at, E18, K } from './oneCall.ts';
import { plays } from './players.ts';

/**
 * Code that writes a number down when a function is called, and answers every other call by the number one: the record is
 * kept by the caller, or by the word of the arguments that starts at a place.
 */
export async function records(
  e: Ethereum,
  where: Address,
  text: string,
  by: 'caller' | number,
): Promise<void> {
  const selector = toFunctionSelector(text).slice(2);
  const key = by === 'caller' ? '33' : `60${by.toString(16).padStart(2, '0')}35`;
  const write = `${key}5f526005602052600160405f205500`;
  const head = `5f3560e01c63${selector}1460`;
  const other = `73${me.slice(2).toLowerCase()}5f5260205ff3`;
  const to = (head.length / 2 + 2 + other.length / 2).toString(16).padStart(2, '0');
  await rpc(e.url, 'anvil_setCode', [where, `0x${head}${to}57${other}5b${write}`]);
  e.published(where);
}

export const supplied = (amount: bigint) => async (e: Ethereum) => {
  await put(e, aave, supply, [{ kind: 0, token: weth, who: pool, amount }]);
  return [{ to: aave, data: call(supply, weth, amount, me, 0) }];
};

export async function lp(e: Ethereum): Promise<void> {
  await rpc(e.url, 'anvil_setCode', [three, await rpc<Hex>(e.url, 'eth_getCode', [usdc, 'latest'])]);
  await e.send(me, three, call('function call_(string,uint8)', '3Crv', 18));
  await e.send(me, three, call('function mint(address,uint256)', me, 5_000n * E18));
  e.published(three);
}

export const standsAs = async (e: Ethereum, where: Address, name: string) => {
  await rpc(e.url, 'anvil_setCode', [
    where,
    await rpc<Hex>(e.url, 'eth_getCode', [await e.put(name), 'latest']),
  ]);
  e.published(where);
};

export const coinAt = async (e: Ethereum, where: Address, name: string, held: bigint) => {
  await rpc(e.url, 'anvil_setCode', [where, await rpc<Hex>(e.url, 'eth_getCode', [usdc, 'latest'])]);
  await e.send(me, where, call('function call_(string,uint8)', name, 18));
  await e.send(me, where, call('function mint(address,uint256)', me, held));
  e.published(where);
};

/** An old farm, which was allowed dollars when it was used, and takes them for the thief when it is claimed from. */
export const farm = async (e: Ethereum, text: string, amount: bigint, who: Address = thief) => {
  const where = await e.put('Genuine');
  await e.send(me, usdc, call('function mint(address,uint256)', where, K));
  await e.stand(
    where,
    {
      [text]: [
        { kind: 0, token: usdc, who, amount },
        { kind: 1, token: usdc, amount: 1_000_000n },
      ],
    },
    [usdc],
  );
  return where;
};

/** Five contracts that are old and published, each of which is allowed a fifth. */
export const fifth = async (e: Ethereum, n: number): Promise<Address> => {
  const where = at(`0x51f7${'0'.repeat(34)}${String(n).padStart(2, '0')}`);
  await plays(e, where, someText, []);
  return where;
};

export const delegated = async (e: Ethereum, record: boolean): Promise<Address> => {
  const where = at(`0x7702${'0'.repeat(34)}${record ? '02' : '01'}`);
  await rpc(e.url, 'anvil_setCode', [where, concat(['0xef0100', e.stage.at.simple7702Account])]);
  if (record) e.published(where);
  return where;
};

export const shy = async (
  e: Ethereum,
  text = balanceOfAccount,
  ops: Parameters<Ethereum['stand']>[1][string] = [],
) => {
  const old = await e.put('Genuine');
  await e.stand(old, { [text]: ops });
  return old;
};
