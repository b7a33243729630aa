import { type Address, encodeFunctionData, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alice, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { compiled } from '../simulate/testing/contracts.ts';
import { call, stepOf, transaction } from '../simulate/testing/inputs.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import type { Hearback } from '../model/hearback.ts';
import { readbackOf } from './testing/readbackOf.ts';
import { hearTransaction } from './transaction/transaction.ts';
import { heardLast, quickly } from './testing/quickly.ts';

const contracts = compiled(new URL('../simulate/testing/worth.sol', import.meta.url));
const { signal } = new AbortController();

let chain: TestChain;
let filler: Address;
beforeAll(async () => {
  chain = await startChain();
  const deploy = (name: string) => chain.deployCode(contracts[name]?.bytecode ?? '0x');
  const [sold, bought] = [await deploy('Coin'), await deploy('Coin')];
  filler = await deploy('Filler');
  await send('Filler', filler, 'aim', [sold, bought]);
  await send('Coin', sold, 'mint', [alice, 1_000_000n]);
  await send('Coin', sold, 'approve', [filler, 2n ** 255n]);
});
afterAll(() => chain.stop());

function dataOf(name: string, functionName: string, args: readonly unknown[]): Hex {
  return encodeFunctionData({ abi: contracts[name]?.abi ?? [], functionName, args });
}

async function send(name: string, to: Address, functionName: string, args: readonly unknown[]): Promise<Hex> {
  const hash = await chain.send(alice, { to, data: dataOf(name, functionName, args) }, { gas: '0xf4240' });
  await chain.receipt(hash);
  return hash;
}

/** What is heard of a trade that is filled in part, at such a percentage of the rate. */
async function traded(part: bigint, rate: bigint): Promise<Hearback> {
  await send('Filler', filler, 'turn', [100n, 100n]);
  const it = call(filler, dataOf('Filler', 'trade', [100_000n]));
  const body = { kind: 'transaction', chainId, from: alice, call: it, set: {} } as const;
  const found = await transaction(rpcWorld(chain.url), it);
  const readback = readbackOf(body, { ...found, steps: [stepOf(it, alice)] });
  await send('Filler', filler, 'turn', [part, rate]);
  const hash = await send('Filler', filler, 'trade', [100_000n]);
  const answer = { account: alice, hash };
  return heardLast(hearTransaction(readback, answer, rpcWorld(chain.url), signal, quickly));
}

test.each([
  ['whole', 100n, 100n, 'asRead', 'hearback.effects.asRead'],
  ['in half, at its rate', 50n, 100n, 'less', 'hearback.effects.part'],
  ['in a hundredth, at a better rate', 1n, 103n, 'less', 'hearback.effects.part'],
  ['in half, at a rate that is a little worse', 50n, 99n, 'less', 'hearback.effects.part'],
  ['in half, at a rate that is much worse', 50n, 90n, 'different', 'hearback.effects.farLess'],
  ['whole, at half of the rate', 100n, 50n, 'different', 'hearback.effects.farLess'],
  ['in nothing that comes', 50n, 0n, 'different', 'hearback.effects.different'],
] as const)('a trade that is filled %s', async (_, part, rate, effects, says) => {
  const heard = await traded(part, rate);
  expect([heard.verdict, heard.effects]).toEqual(['same', effects]);
  expect(heard.says.map(({ id }) => id)).toContain(says);
});
