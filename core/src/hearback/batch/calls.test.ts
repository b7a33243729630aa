import { type Address, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decode } from '../../decode/decode.ts';
import type { Hearback } from '../../model/hearback.ts';
import type { Readback } from '../../model/readback.ts';
import type { Body, Call } from '../../model/request.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { simulate } from '../../simulate/simulate.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../../simulate/testing/chain.ts';
import { call, pinned } from '../../simulate/testing/inputs.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { hearCalls } from './calls.ts';
import { readbackOf } from '../testing/readbackOf.ts';
import { heardLast, quickly } from '../testing/quickly.ts';

const { signal } = new AbortController();

let chain: TestChain;
beforeAll(async () => {
  chain = await startChain();
});
afterAll(() => chain.stop());

const calls: readonly Call[] = [call(bob, '0x', 5n), call(carol, '0x', 6n)];

async function read(atomic: boolean, of: readonly Call[] = calls): Promise<Readback> {
  const world = rpcWorld(chain.url);
  const body: Body = { kind: 'calls', chainId, from: alice, atomic, calls: of };
  const request = freeze(body, '');
  const { steps } = decode(request, {});
  const input = { request, steps, block: await pinned(world), accounts: [alice] };
  return readbackOf(body, { ...(await simulate(input, world, signal)), steps });
}

async function sent(...all: readonly (readonly [Address, Call])[]): Promise<readonly Hex[]> {
  const hashes: Hex[] = [];
  for (const [from, it] of all) {
    const hash = await chain.send(from, it);
    await chain.receipt(hash);
    hashes.push(hash);
  }
  return hashes;
}

async function heard(readback: Readback, hashes: readonly Hex[]): Promise<Hearback> {
  const answer = { account: alice, hashes };
  return heardLast(hearCalls(readback, answer, rpcWorld(chain.url), signal, quickly));
}

test('calls that a wallet made one by one, each as it was read, are the same', async () => {
  const [first, second] = [call(bob, '0x', 5n), call(carol, '0x', 6n)];
  const hearback = await heard(await read(false), await sent([alice, first], [alice, second]));
  expect([hearback.verdict, hearback.effects, hearback.differs]).toEqual(['same', 'cannotTell', []]);
  expect(hearback.lines.filter(({ label }) => label.id === 'hearback.label.ofCall')).toHaveLength(6);
});

test.each([
  ['one of them is another', [call(bob, '0x', 5n), call(carol, '0x', 60n)]],
  ['they come in another order', [call(carol, '0x', 6n), call(bob, '0x', 5n)]],
  ['there is one more', [call(bob, '0x', 5n), call(carol, '0x', 6n), call(carol, '0x', 6n)]],
])('is different, aloud, when %s', async (_, made) => {
  const hashes = await sent(...made.map((it) => [alice, it] as const));
  expect((await heard(await read(false), hashes)).verdict).toBe('different');
});

const twice = [call(bob, '0x', 5n), call(bob, '0x', 5n)];

test('a transaction that is named twice made its call once', async () => {
  const [hash = '0x'] = await sent([alice, call(bob, '0x', 5n)]);
  const named = await read(false, twice);
  const [later = '0x'] = await sent([alice, call(bob, '0x', 5n)]);
  expect((await heard(named, [later, later])).verdict).toBe('different');
  expect((await heard(named, [later, later.toUpperCase().replace('X', 'x') as Hex])).verdict).toBe(
    'different',
  );
  expect((await heard(await read(false, [...twice, ...twice]), [hash, hash, hash, hash])).verdict).toBe(
    'different',
  );
});

test('two equal calls that were made by two transactions are the same', async () => {
  const readback = await read(false, twice);
  const hashes = await sent([alice, call(bob, '0x', 5n)], [alice, call(bob, '0x', 5n)]);
  expect((await heard(readback, hashes)).verdict).toBe('same');
});

test.each([0, 1, 20])('made before they were read, by %i blocks and more, is different', async (blocks) => {
  const hashes = await sent([alice, call(bob, '0x', 5n)], [alice, call(bob, '0x', 5n)]);
  for (let n = 0; n < blocks; n += 1) await chain.ask('evm_mine', []);
  const readback = await read(false, twice);
  const hearback = await heard(readback, hashes);
  expect([hearback.verdict, hearback.says[0]?.id]).toEqual(['different', 'hearback.mined.earlier']);
  const [old = '0x'] = hashes;
  const [now = '0x'] = await sent([alice, call(bob, '0x', 5n)]);
  // Half of it old, half of it new is no better.
  expect((await heard(readback, [old, now])).verdict).toBe('different');
});

test('a wallet that names them in another order than they were mined in is no alarm', async () => {
  const readback = await read(false);
  const hashes = await sent([alice, call(bob, '0x', 5n)], [alice, call(carol, '0x', 6n)]);
  expect((await heard(readback, hashes.toReversed())).verdict).toBe('same');
});

test('a part of the calls is not what was read back', async () => {
  const [first, second] = [call(bob, '0x', 5n), call(carol, '0x', 6n)];
  const readback = await read(false, [first, second, call(bob, '0x', 7n)]);
  const hearback = await heard(readback, await sent([alice, first], [alice, second]));
  expect([hearback.verdict, hearback.effects]).toEqual(['same', 'different']);
  expect(hearback.says).toContainEqual({ id: 'hearback.calls.inPart', args: { found: 2, all: 3 } });
});

test('made by another account is different', async () => {
  const [first, second] = [call(bob, '0x', 5n), call(carol, '0x', 6n)];
  const hashes = await sent([alice, first], [bob, second]);
  expect((await heard(await read(false), hashes)).verdict).toBe('different');
});

test('a batch that was to happen as a whole, and came apart, is different', async () => {
  const [first, second] = [call(bob, '0x', 5n), call(carol, '0x', 6n)];
  const hashes = await sent([alice, first], [alice, second]);
  expect((await heard(await read(true), hashes)).verdict).toBe('different');
});

test('a batch of one call that was sent as a transaction is the same', async () => {
  const only = call(bob, '0x', 5n);
  const hearback = await heard(await read(true, [only]), await sent([alice, only]));
  expect([hearback.verdict, hearback.effects]).toEqual(['same', 'asRead']);
});

test('one transaction of a key to another contract is not the batch', async () => {
  const abi = parseAbi(['function aggregate3((address,bool,bytes)[])']);
  const items = calls.map(({ to, data }) => [to ?? zeroAddress, false, data] as const);
  const data = encodeFunctionData({ abi, args: [items] });
  expect((await heard(await read(true), await sent([alice, call(bob, data)]))).verdict).toBe('different');
});

test('calls that are missing are counted, and a batch of which nothing is known cannot be told', async () => {
  const first = call(bob, '0x', 5n);
  const none: Hex = `0x${'12'.repeat(32)}`;
  expect((await heard(await read(false), [])).verdict).toBe('cannotTell');
  const [hash = none] = await sent([alice, first]);
  expect((await heard(await read(false), [hash, none])).verdict).toBe('cannotTell');
});
