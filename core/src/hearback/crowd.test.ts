import { type Address, encodeFunctionData, type Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decode } from '../decode/decode.ts';
import type { Hearback } from '../model/hearback.ts';
import type { Readback } from '../model/readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { simulate } from '../simulate/simulate.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { compiled } from '../simulate/testing/contracts.ts';
import { call, pinned } from '../simulate/testing/inputs.ts';
import { nodeWithout } from '../simulate/testing/nodeWithout.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import type { World } from '../world/world.ts';
import { readbackOf } from './testing/readbackOf.ts';
import { hearTransaction } from './transaction/transaction.ts';
import { heardLast, quickly } from './testing/quickly.ts';

const { signal } = new AbortController();
const contracts = compiled(new URL('../simulate/testing/cunning.sol', import.meta.url));

let chain: TestChain;
let token: Address;
beforeAll(async () => {
  chain = await startChain();
  token = await chain.deploy('Token');
  await done(token, chain.data('Token', 'mint', [alice, 1_000n]));
});
afterAll(() => chain.stop());
beforeEach(() => chain.ask('evm_setAutomine', [true]));

type Name = 'Crowd' | 'Mixed' | 'Stingy' | 'Keeper';

function dataOf(name: Name, functionName: string, args: readonly unknown[] = []): Hex {
  return encodeFunctionData({ abi: contracts[name]?.abi ?? [], functionName, args });
}

async function done(to: Address, data: Hex, value = 0n): Promise<void> {
  await chain.receipt(await chain.send(alice, { to, data, value }));
}

/** A contract that is allowed what it will take. */
async function allowed(name: Name): Promise<Address> {
  const it = await chain.deployCode(contracts[name]?.bytecode ?? '0x');
  await done(token, chain.data('Token', 'approve', [it, 300n]));
  return it;
}

/** What is read back of its greeting, before it is armed. */
async function read(name: Name, to: Address, it = greeting(name, to)): Promise<Readback> {
  const world = rpcWorld(chain.url);
  const body = { kind: 'transaction', chainId, from: alice, call: it, set: {} } as const;
  const request = freeze(body, '');
  const { steps } = decode(request, {});
  const input = { request, steps, block: await pinned(world), accounts: [alice] };
  return readbackOf(body, { ...(await simulate(input, world, signal)), steps });
}

function greeting(name: Name, to: Address) {
  return call(to, dataOf(name, 'greet', [token, 300n]));
}

async function heard(
  readback: Readback,
  hash: Hex,
  world: World = rpcWorld(chain.url),
): Promise<Hearback | undefined> {
  const answer = { account: alice, hash };
  return heardLast(hearTransaction(readback, answer, world, signal, quickly));
}

const kinds = ({ effects }: Readback) =>
  effects.s === 'known' ? effects.v.lines.map(({ what }) => what) : [];

test('what is taken behind a crowd of events is not heard as read back', async () => {
  const crowd = await allowed('Crowd');
  await done(crowd, dataOf('Crowd', 'grow', [60n]));
  const readback = await read('Crowd', crowd);
  expect(kinds(readback)).toEqual(['fee']);
  await done(crowd, dataOf('Crowd', 'arm'));
  const hearback = await heard(readback, await chain.send(alice, greeting('Crowd', crowd)));
  expect(hearback?.effects).toBe('cannotTell');
});

test('what is taken is heard, though something else may be the doing of others in the block', async () => {
  const mixed = await allowed('Mixed');
  await done(mixed, '0x', 10n);
  const readback = await read('Mixed', mixed);
  expect(kinds(readback)).toEqual(['balance', 'fee']);
  await done(mixed, dataOf('Mixed', 'arm'));
  await chain.ask('evm_setAutomine', [false]);
  const hash = await chain.send(alice, greeting('Mixed', mixed), { gas: '0x30d40' });
  await chain.send(carol, { to: bob, value: 1n });
  await chain.ask('evm_mine', []);
  const hearback = await heard(readback, hash);
  expect(hearback?.effects).toBe('different');
});

test('coins that do not come are heard, since others of the block can only add to them', async () => {
  const stingy = await allowed('Stingy');
  await done(stingy, '0x', 10n * 10n ** 18n);
  const readback = await read('Stingy', stingy);
  await done(stingy, dataOf('Stingy', 'arm'));
  const inOneBlock = async (also: () => Promise<unknown>, ...lacking: readonly string[]) => {
    await chain.ask('evm_setAutomine', [false]);
    const hash = await chain.send(alice, greeting('Stingy', stingy), { gas: '0x30d40' });
    await also();
    await chain.ask('evm_mine', []);
    await chain.ask('evm_setAutomine', [true]);
    return heard(readback, hash, nodeWithout(chain.url, ...lacking));
  };
  const byOther = await inOneBlock(() => chain.send(carol, { to: bob, value: 1n }));
  expect(byOther?.effects).toBe('different');
  expect(byOther?.says.map(({ id }) => id)).toContain('hearback.effects.farLess');
  // What the account itself spends besides may be the cause, where nobody traces the calls.
  const spend = () => chain.send(alice, { to: bob, value: 10n ** 18n });
  expect((await inOneBlock(spend, 'debug_traceTransaction'))?.effects).toBe('cannotTell');
  expect((await inOneBlock(spend))?.effects).toBe('different');
});

test('a node that names a block without the transaction says nothing of its effects', async () => {
  const stingy = await allowed('Stingy');
  await done(stingy, '0x', 10n * 10n ** 18n);
  const readback = await read('Stingy', stingy);
  const hash = await chain.send(alice, greeting('Stingy', stingy));
  const node = rpcWorld(chain.url);
  const world: World = {
    ask: async (kind, question, bounds) => {
      const answer = await node.ask(kind, question, bounds);
      const emptied = JSON.stringify(answer, (key, it: unknown) =>
        key === 'transactions' ? [] : typeof it === 'bigint' ? `${it}` : it,
      );
      return JSON.parse(emptied) as typeof answer;
    },
  };
  expect((await heard(readback, hash))?.effects).toBe('asRead');
  expect((await heard(readback, hash, world))?.effects).toBe('cannotTell');
});

test('a permission that was to be taken back and was not is heard', async () => {
  const keeper = await chain.deployCode(contracts['Keeper']?.bytecode ?? '0x');
  await done(keeper, dataOf('Keeper', 'approve', [bob, 100n]));
  const revoke = call(keeper, dataOf('Keeper', 'approve', [bob, 0n]));
  const readback = await read('Keeper', keeper, revoke);
  expect(kinds(readback)).toEqual(['allowance', 'fee']);
  await done(keeper, dataOf('Keeper', 'arm'));
  const hearback = await heard(readback, await chain.send(alice, revoke));
  expect(hearback?.effects).toBe('different');
});
