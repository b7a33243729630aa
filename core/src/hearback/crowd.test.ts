import { type Address, encodeFunctionData, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decode } from '../decode/decode.ts';
import type { Hearback } from '../model/hearback.ts';
import { freeze } from '../request/freeze.ts';
import { simulate } from '../simulate/simulate.ts';
import { alice, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { compiled } from '../simulate/testing/contracts.ts';
import { call, pinned } from '../simulate/testing/inputs.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { readbackOf } from './testing/readbackOf.ts';
import { hearTransaction } from './transaction.ts';

const pace = { first: 5, growth: 1, most: 5, unseen: 4, gone: 2, stuck: 1_000, settle: 0, deep: 6 };
const { signal } = new AbortController();
const contracts = compiled(new URL('../simulate/testing/cunning.sol', import.meta.url));

let chain: TestChain;
beforeAll(async () => {
  chain = await startChain();
});
afterAll(() => chain.stop());

function dataOf(functionName: string, args: readonly unknown[] = []): Hex {
  return encodeFunctionData({ abi: contracts['Crowd']?.abi ?? [], functionName, args });
}

test('what is taken behind a crowd of events is not heard as read back', async () => {
  const token = await chain.deploy('Token');
  const crowd: Address = await chain.deployCode(contracts['Crowd']?.bytecode ?? '0x');
  const done = async (to: Address, data: Hex) => chain.receipt(await chain.send(alice, { to, data }));
  await done(token, chain.data('Token', 'mint', [alice, 1_000n]));
  await done(token, chain.data('Token', 'approve', [crowd, 300n]));
  await done(crowd, dataOf('grow', [60n]));

  const world = rpcWorld(chain.url);
  const it = call(crowd, dataOf('greet', [token, 300n]));
  const body = { kind: 'transaction', chainId, from: alice, call: it, set: {} } as const;
  const request = freeze(body, '');
  const { steps } = decode(request, {});
  const input = { request, steps, block: await pinned(world), accounts: [alice] };
  const readback = readbackOf(body, { ...(await simulate(input, world, signal)), steps });
  const lines = readback.effects.s === 'known' ? readback.effects.v.lines : [];
  expect(lines.map(({ what }) => what)).toEqual(['fee']);

  await done(crowd, dataOf('arm'));
  const answer = { account: alice, hash: await chain.send(alice, it) };
  let last: Hearback | undefined;
  for await (const one of hearTransaction(readback, answer, world, signal, pace)) last = one;
  expect(last?.effects).toBe('cannotTell');
});
