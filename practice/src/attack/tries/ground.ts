import { join } from 'node:path';
import { compiledIn } from '../../compiledIn.ts';
import { chainAs } from '../../deploy/chain.ts';
import { deployer } from '../../accounts.ts';
import { rpc } from '../../rpc.ts';
import { must } from '../../truth/node.ts';
import { call, pilot } from '../../truth/sky.ts';
import type { PracticeRecord } from '@readback/scenarios/practiceInfo.ts';
import type { Placed } from '../hostile.ts';
import { readerOn } from '../readOn.ts';
import type { Stage } from '../stage.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import {
  type Abi,
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  maxUint256,
  parseAbi,
  parseEther,
  toFunctionSelector,
  toHex,
} from 'viem';

/** What is at a shipped address does to whoever calls a function there. Kinds: see `contracts/Genuine.sol`. */
export type Op = Readonly<{
  kind: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  token?: Address;
  who?: Address;
  amount?: bigint;
}>;

export const me: Address = pilot(0).address;
export const thief: Address = getAddress('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90');
export const zero: Address = '0x0000000000000000000000000000000000000000';
export const usdc: Address = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
export const weth: Address = getAddress('0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2');
const oldAge = 800n * 86_400n;

/** Ethereum as far as a thief needs it: shipped addresses with code that does what the protocol would. */
export type Ethereum = Readonly<{
  stage: Stage;
  url: string;
  chainId: number;
  /** A token of the thief, published and old, which the user was sent some of. */
  junk: Address;
  /** A collection with an item 7 of the user's, and what else an old protocol may be. */
  put: (what: string) => Promise<Address>;
  stand: (
    at: Address,
    ops: Readonly<Record<string, readonly Op[]>>,
    allowed?: readonly Address[],
  ) => Promise<void>;
  send: (from: Address, to: Address, data: Hex, value?: bigint) => Promise<void>;
  published: (at: Address) => void;
  read: (request: string, placed?: Placed) => Promise<Readback>;
}>;

/** Makes a stage into Ethereum, or another network with the same contracts. `records`: what is published on it. */
export async function ethereumOn(
  stage: Stage,
  records: PracticeRecord[],
  chainId: number,
): Promise<Ethereum> {
  const { url } = stage;
  const made = new Map((await compiledIn(join(import.meta.dirname, 'contracts'))).map((it) => [it.name, it]));
  const put = async (name: string) => {
    const chain = await chainAs(deployer, url);
    const it = made.get(name);
    if (it === undefined) throw new RangeError(name);
    return chain.create({ bytecode: it.bytecode as Hex, abi: it.abi as Abi });
  };
  const codeOf = async (name: string) => rpc<Hex>(url, 'eth_getCode', [await put(name), 'latest']);
  const [genuine, coin] = [await codeOf('Genuine'), await codeOf('Coin')];
  const junk = await put('Coin');
  await rpc(url, 'anvil_setChainId', [chainId]);
  await rpc(url, 'anvil_autoImpersonateAccount', [true]);
  const send = async (from: Address, to: Address, data: Hex, value = 0n) => {
    await must(url, { from, to, data, value: toHex(value) });
  };
  await rpc(url, 'anvil_setCode', [usdc, coin]);
  await rpc(url, 'anvil_setCode', [weth, coin]);
  for (const [token, name, places, held] of [
    [usdc, 'USDC', 6, 5_000n * 10n ** 6n],
    [weth, 'WETH', 18, 20n * 10n ** 18n],
    [junk, 'MOON', 18, 10n ** 24n],
  ] as const) {
    await send(deployer, token, call('function call_(string,uint8)', name, places));
    await send(deployer, token, call('function mint(address,uint256)', me, held));
    await send(deployer, token, call('function mint(address,uint256)', deployer, held * 10n));
  }
  const published = (address: Address) => {
    records.push({ address, verified: true, createdAt: Number(stage.now - oldAge) });
  };
  for (const it of [usdc, weth, junk]) published(it);
  const stand: Ethereum['stand'] = async (at, ops, allowed = []) => {
    await rpc(url, 'anvil_setCode', [at, genuine]);
    published(at);
    for (const [text, its] of Object.entries(ops)) {
      const selector = toFunctionSelector(text);
      const list = its.map(
        ({ kind, token = zero, who = kind === 1 || kind === 2 ? zero : at, amount = 0n }) => ({
          kind,
          token,
          who,
          amount,
        }),
      );
      await send(
        deployer,
        at,
        encodeFunctionData({
          abi: parseAbi([
            'struct Op { uint8 kind; address token; address who; uint256 amount; }',
            'function does(bytes4 selector, Op[] ops)',
          ]),
          args: [selector, list],
        }),
      );
    }
    for (const token of allowed)
      await send(me, token, call('function approve(address,uint256)', at, maxUint256));
  };
  await rpc(url, 'anvil_setBalance', [me, toHex(parseEther('100'))]);
  return {
    stage,
    url,
    chainId,
    junk,
    put,
    stand,
    send,
    published,
    read: (request, placed) => readerOn(stage)(request, placed),
  };
}

export function ask(chainId: number, to: Address, data: Hex, value = 0n): string {
  const sent = { chainId: toHex(chainId), from: me, to, data, value: toHex(value) };
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [sent] });
}

export function askBatch(
  chainId: number,
  calls: readonly Readonly<{ to: Address; data?: Hex; value?: bigint }>[],
): string {
  const its = calls.map(({ to, data = '0x', value = 0n }) => ({ to, data, value: toHex(value) }));
  const sent = { version: '2.0.0', chainId: toHex(chainId), from: me, calls: its, atomicRequired: true };
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'wallet_sendCalls', params: [sent] });
}
