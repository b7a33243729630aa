import type { Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Hearback } from '../model/hearback.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Readback } from '../model/readback.ts';
import { alice, bob, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { call, stepOf, transaction } from '../simulate/testing/inputs.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { readbackOf } from './testing/readbackOf.ts';
import { hearTransaction } from './transaction/transaction.ts';
import { quickly } from './testing/quickly.ts';

const pace = { ...quickly, unseen: 40, gone: 40, settle: 200, deep: 3 };
const { signal } = new AbortController();

let chain: TestChain;
beforeAll(async () => {
  chain = await startChain();
});
afterAll(() => chain.stop());
beforeEach(() => chain.ask('evm_setAutomine', [true]));

const it = call(bob, '0x', 5n);

async function read(): Promise<Readback> {
  const body = { kind: 'transaction', chainId, from: alice, call: it, set: {} } as const;
  const found = await transaction(rpcWorld(chain.url), it);
  return readbackOf(body, { ...found, steps: [stepOf(it, alice)] });
}

function hear(readback: Readback, hash: Hex, earlier?: Hearback) {
  const answer = { account: alice, hash, earlier };
  return hearTransaction(readback, answer, rpcWorld(chain.url), signal, pace);
}

/** A node that is slow is asked more than once. */
async function nextMined(all: AsyncGenerator<Hearback>): Promise<Hearback | undefined> {
  for (;;) {
    const { value, done } = await all.next();
    if (done === true || value?.verdict !== 'waiting') return value ?? undefined;
  }
}

/** A transaction that is mined, heard, and then taken back with its block; the same bytes can be sent again. */
async function takenBack() {
  const readback = await read();
  const before = await chain.ask('evm_snapshot', []);
  const hash = await chain.send(alice, it, { gas: '0x5208' });
  const raw = (await chain.ask('eth_getRawTransactionByHash', [hash])) as Hex;
  const all = hear(readback, hash);
  const mined = await nextMined(all);
  await chain.turnBack(before);
  return { readback, hash, raw, all, mined };
}

test('a transaction whose block is taken back is said to be, and is followed until it is mined again', async () => {
  const { all, mined, raw } = await takenBack();
  expect([mined?.verdict, mined?.effects]).toEqual(['same', 'asRead']);
  const { value: gone } = await all.next();
  expect(gone).toMatchObject({ verdict: 'reorganised', effects: 'pending', differs: [] });
  await chain.ask('evm_mine', []);
  await chain.ask('eth_sendRawTransaction', [raw]);
  const { value: again } = await all.next();
  expect([again?.verdict, again?.effects]).toEqual(['same', 'asRead']);
  expect(again?.followed?.block?.hash).not.toBe(mined?.followed?.block?.hash);
  await chain.ask('anvil_mine', ['0x3']);
  const { value: last } = await all.next();
  expect(last?.facts['mined.settled']).toBeDefined();
  expect((await all.next()).done).toBe(true);
});

test('one that moved to another block while the page was closed is heard again, and says so', async () => {
  const { readback, hash, raw, all, mined } = await takenBack();
  await all.return(undefined);
  await chain.ask('evm_mine', []);
  await chain.ask('eth_sendRawTransaction', [raw]);
  await chain.receipt(hash);
  const { value: again } = await hear(readback, hash, mined ?? undefined).next();
  expect([again?.verdict, again?.effects]).toEqual(['same', 'asRead']);
  expect(again?.says.map((said: Phrase) => said.id)).toContain('hearback.mined.again');
});

test('one that stays is looked after only until it lies deep, and a later visit asks nothing', async () => {
  const readback = await read();
  const hash = await chain.send(alice, it, { gas: '0x5208' });
  await chain.ask('anvil_mine', ['0x4']);
  const verdicts: Hearback[] = [];
  for await (const heard of hear(readback, hash)) verdicts.push(heard);
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['waiting', 'same']);
  const world = rpcWorld(chain.url);
  const answer = { account: alice, hash, earlier: verdicts.at(-1) };
  for await (const _ of hearTransaction(readback, answer, world, signal, pace)) expect.unreachable();
  expect(world.asked).toEqual([]);
});
