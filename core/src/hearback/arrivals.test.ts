import { type Address, zeroAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dataOf } from '../check/testing/views.ts';
import { decode } from '../decode/decode.ts';
import type { Hearback } from '../model/hearback.ts';
import type { Readback } from '../model/readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { simulate } from '../simulate/simulate.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { call, pinned } from '../simulate/testing/inputs.ts';
import { nodeWithout } from '../simulate/testing/nodeWithout.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import type { World } from '../world/world.ts';
import { readbackOf } from './testing/readbackOf.ts';
import { hearTransaction } from './transaction/transaction.ts';
import { heardLast, quickly } from './testing/quickly.ts';

const { signal } = new AbortController();

let chain: TestChain;
let toll: Address = zeroAddress;

beforeAll(async () => {
  chain = await startChain();
  toll = await chain.deploy('Toll');
  for (const who of [alice, carol]) await sent(alice, chain.data('Toll', 'mint', [who, 10_000n]));
});
afterAll(() => chain.stop());
beforeEach(async () => {
  await chain.ask('evm_setAutomine', [true]);
  await sent(alice, chain.data('Toll', 'keep', [0n]));
});

async function sent(from: Address, data: `0x${string}`): Promise<void> {
  await chain.receipt(await chain.send(from, { to: toll, data }));
}

const pay = () => call(toll, dataOf('transfer(address to, uint256 amount)', [bob, 100n]));

/** What is read back of a payment in a token that keeps nothing now. */
async function read(): Promise<Readback> {
  const world = rpcWorld(chain.url);
  const body = { kind: 'transaction', chainId, from: alice, call: pay(), set: {} } as const;
  const request = freeze(body, '');
  const { steps } = decode(request, {});
  const input = { request, steps, block: await pinned(world), accounts: [alice] };
  return readbackOf(body, { ...(await simulate(input, world, signal)), steps });
}

async function heard(
  readback: Readback,
  hash: `0x${string}`,
  world: World = rpcWorld(chain.url),
): Promise<Hearback | undefined> {
  const answer = { account: alice, hash };
  return heardLast(hearTransaction(readback, answer, world, signal, quickly));
}

const amountsOf = (it: Hearback | undefined) =>
  it?.lines
    .filter(({ label }) => label.id === 'hearback.label.balance')
    .map(({ happened }) => {
      const value = it.facts[happened]?.value;
      return value?.s === 'known' && value.v.kind === 'amount' ? value.v.raw : undefined;
    });

test('what arrived at the payee is compared too', async () => {
  const hearback = await heard(await read(), await chain.send(alice, pay()));
  expect([hearback?.verdict, hearback?.effects]).toEqual(['same', 'asRead']);
  expect(amountsOf(hearback)).toEqual([-100n, 100n]);
});

test('a token that keeps a part only when it is mined is told, and loudly from a hundredth on', async () => {
  for (const [kept, effects] of [
    [1n, 'less'],
    [2n, 'different'],
    [10n, 'different'],
  ] as const) {
    const readback = await read();
    await sent(carol, chain.data('Toll', 'keep', [kept]));
    const hearback = await heard(readback, await chain.send(alice, pay()));
    expect([hearback?.verdict, hearback?.effects]).toEqual(['same', effects]);
    expect(amountsOf(hearback)).toEqual([-100n, 100n - kept]);
    await sent(carol, chain.data('Toll', 'keep', [0n]));
  }
});

test('a payee that others pay in the same block is compared by what this transaction logs, or left out', async () => {
  const readback = await read();
  await chain.ask('evm_setAutomine', [false]);
  const hash = await chain.send(alice, pay(), { gas: '0x30d40' });
  await chain.send(carol, pay(), { gas: '0x30d40' });
  await chain.ask('evm_mine', []);
  const hearback = await heard(readback, hash);
  expect([hearback?.verdict, hearback?.effects]).toEqual(['same', 'asRead']);
  expect(hearback?.says.map(({ id }) => id)).toContain('hearback.effects.asRead');
  expect(amountsOf(hearback)).toEqual([-100n, 100n]);
  const silent = nodeWithout(chain.url, 'eth_getLogs');
  expect(amountsOf(await heard(readback, hash, silent))).toEqual([-100n]);
});
