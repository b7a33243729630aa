import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { unknown } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import type { Call } from '../../model/request.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../../simulate/testing/chain.ts';
import { call, transaction } from '../../simulate/testing/inputs.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { lookFor } from './lookFor.ts';
import { readbackOf } from '../testing/readbackOf.ts';

const { signal } = new AbortController();

let chain: TestChain;
beforeAll(async () => {
  chain = await startChain();
});
afterAll(() => chain.stop());
beforeEach(async () => {
  await chain.ask('evm_setAutomine', [true]);
});

async function read(it: Call): Promise<Readback> {
  const body = { kind: 'transaction', chainId, from: alice, call: it, set: {} } as const;
  return readbackOf(body, await transaction(rpcWorld(chain.url), it, {}));
}

const look = (readback: Readback) => lookFor(readback, alice, rpcWorld(chain.url), signal);

test('one that was mined meanwhile is found, among others and before them', async () => {
  const readback = await read(call(bob, '0x', 7n));
  await chain.receipt(await chain.send(alice, call(carol, '0x', 7n)));
  const hash = await chain.send(alice, call(bob, '0x', 7n));
  await chain.receipt(hash);
  await chain.receipt(await chain.send(alice, call(bob, '0x', 8n)));
  expect(await look(readback)).toEqual({ kind: 'found', hash, mined: true });
});

test('one that waits is found', async () => {
  const readback = await read(call(bob, '0x', 9n));
  await chain.ask('evm_setAutomine', [false]);
  const hash = await chain.send(alice, call(bob, '0x', 9n));
  expect(await look(readback)).toEqual({ kind: 'found', hash, mined: false });
  await chain.ask('evm_mine', []);
});

test('an account that sent nothing since is said to have sent nothing, also if it had paid the same before', async () => {
  await chain.receipt(await chain.send(alice, call(bob, '0x', 11n)));
  expect(await look(await read(call(bob, '0x', 11n)))).toEqual({ kind: 'nothing' });
});

test('another receiver, amount or account is not taken for it', async () => {
  const readback = await read(call(bob, '0x', 13n));
  await chain.receipt(await chain.send(alice, call(carol, '0x', 13n)));
  await chain.receipt(await chain.send(alice, call(bob, '0x', 14n)));
  await chain.receipt(await chain.send(carol, call(bob, '0x', 13n)));
  expect(await look(readback)).toEqual({ kind: 'others' });
});

test('without a node, or without the block that it was read on, nothing is claimed', async () => {
  const readback = await read(call(bob, '0x', 7n));
  expect(await lookFor(readback, alice, rpcWorld('http://127.0.0.1:9'), signal)).toEqual({
    kind: 'cannotTell',
  });
  expect(await look({ ...readback, effects: unknown('notAsked') })).toEqual({ kind: 'cannotTell' });
});
