import type { Address, Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf } from './check/testing/views.ts';
import { known } from './model/known.ts';
import type { Readback } from './model/readback.ts';
import { read } from './readback.ts';
import { freeze } from './request/frozen/freeze.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from './simulate/testing/chain.ts';
import { rpcWorld } from './world/testing/rpcWorld.ts';

let chain: TestChain;
let thief: Address;
let glutton: Address;
let toll: Address;
const most = 2n ** 256n - 1n;

beforeAll(async () => {
  chain = await startChain();
  const token = await chain.deploy('Token');
  thief = await chain.deploy('Thief');
  glutton = await chain.deploy('Glutton');
  toll = await chain.deploy('Toll');
  const calls: [Address, Hex][] = [
    [token, chain.data('Token', 'mint', [alice, 1_000n])],
    [token, chain.data('Token', 'approve', [thief, most])],
    [thief, chain.data('Thief', 'aim', [token])],
    [glutton, chain.data('Glutton', 'mint', [alice, 1_000n])],
    [toll, chain.data('Toll', 'mint', [alice, 1_000n])],
    [toll, chain.data('Toll', 'hush', [carol])],
  ];
  for (const [to, data] of calls) await chain.receipt(await chain.send(alice, { to, data }));
});

afterAll(() => chain.stop());

/** The last revision, the rules that fired with their severity, and whether a sentence says "You" of the act. */
async function readBack(to: Address, data: Hex, value = 0n) {
  const body = { kind: 'transaction', chainId, from: alice, call: { to, data, value }, set: {} } as const;
  const wallet = { chainId, account: alice, name: 'Wallet' };
  const from = { by: 'source', name: 'test' } as const;
  const world = rpcWorld(chain.url, {
    session: () => known({ host: 'readback.test', wallet }),
    // What these contracts do is inspected, and not who published them.
    contract: () => known({ verified: true, createdAt: 1_600_000_000n, from }),
  });
  const incoming = { request: freeze(body, ''), origin: { via: 'paste' }, receivedAt: Date.now() } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, world, new AbortController().signal)) last = it;
  const fired = last?.findings.flatMap((it) => (it.outcome === 'fired' ? [`${it.severity} ${it.rule}`] : []));
  return { verdict: last?.verdict, fired, says: JSON.stringify(last?.sentence) };
}

const pay = (to: Address, amount: bigint) => dataOf('transfer(address to, uint256 amount)', [to, amount]);
const transfer = pay(bob, 1n);

test.each([
  ['a call with nothing', () => readBack(thief, '0x')],
  ['a payment', () => readBack(thief, '0x', 1n)],
  ['wrapping', () => readBack(thief, dataOf('deposit()', []), 1n)],
  [
    'a multicall that names another call',
    () => readBack(thief, dataOf('multicall(bytes[] data)', [[transfer]])),
  ],
])('a thief is caught behind %s', async (_, reading) => {
  const { verdict, fired, says } = await reading();
  expect(verdict).toBe('stop');
  expect(fired).toContain('stop outcome.takesMore');
  expect(says).toContain('sentence.change');
});

test('a token that moves all where one is asked for is not said to send one', async () => {
  const { verdict, fired, says } = await readBack(glutton, transfer);
  expect(verdict).toBe('stop');
  expect(fired).toContain('stop outcome.takesMore');
  expect(fired).toContain('caution outcome.tokenName');
  expect(says).not.toContain('"mood":"you"');
});

test('a token that keeps a part of what is sent is not said to send it whole', async () => {
  const { verdict, fired, says } = await readBack(toll, pay(bob, 100n));
  expect(verdict).toBe('caution');
  expect(fired).toContain('caution transfers.lessArrives');
  expect(says).not.toContain('"mood":"you"');
  expect(says).toContain('sentence.changeOf');
});

test('a token that does not tell what the payee holds is noted, and no more', async () => {
  const { verdict, fired } = await readBack(toll, pay(carol, 100n));
  expect(verdict).toBe('read');
  expect(fired).toContain('note transfers.lessArrives');
});

test('a token that allows all where one is allowed, and tells nobody, is caught', async () => {
  const { verdict, fired, says } = await readBack(
    glutton,
    dataOf('approve(address spender, uint256 amount)', [thief, 1n]),
  );
  expect(verdict).toBe('caution');
  expect(fired).toContain('caution approvals.hidden');
  expect(says).not.toContain('"mood":"you"');
});
