import { type Address, encodeFunctionData, toHex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Hearback } from '../model/hearback.ts';
import type { Readback } from '../model/readback.ts';
import type { Call } from '../model/request.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { compiled } from '../simulate/testing/contracts.ts';
import { call, stepOf, transaction } from '../simulate/testing/inputs.ts';
import { nodeWithout } from '../simulate/testing/nodeWithout.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { readbackOf } from './testing/readbackOf.ts';
import { hearTransaction } from './transaction/transaction.ts';
import { heardLast, quickly } from './testing/quickly.ts';

const { signal } = new AbortController();
const shouts = compiled(new URL('../simulate/testing/cunning.sol', import.meta.url))['Shout'];

let chain: TestChain;
let token: Address;
let router: Address;
let shout: Address;
beforeAll(async () => {
  chain = await startChain();
  token = await chain.deploy('Token');
  router = await chain.deploy('Router');
  shout = await chain.deployCode(shouts?.bytecode ?? '0x');
  for (const who of [alice, bob]) await done(who, token, 'mint', [who, 10_000n]);
});
afterAll(() => chain.stop());
beforeEach(async () => {
  await chain.ask('evm_setAutomine', [true]);
  await done(alice, token, 'mint', [router, 8_000n]);
});

async function done(from: Address, to: Address, name: string, args: readonly unknown[]): Promise<void> {
  await chain.receipt(await chain.send(from, { to, data: chain.data('Token', name, args) }));
}

/** Half of what the router has comes to Alice. */
const half = (): Call => call(router, chain.data('Router', 'half', [token]));
const transfer = (to: Address, value: bigint): Call =>
  call(token, chain.data('Token', 'transfer', [to, value]));
const shouted = (): Call =>
  call(shout, encodeFunctionData({ abi: shouts?.abi ?? [], functionName: 'shout', args: [alice] }));

async function read(it: Call): Promise<Readback> {
  const body = { kind: 'transaction', chainId, from: alice, call: it, set: {} } as const;
  const found = await transaction(rpcWorld(chain.url), it);
  return readbackOf(body, { ...found, steps: [stepOf(it, alice)] });
}

type Other = readonly [Address, Call];

/** What is heard of a call of Alice's that is mined in one block with others, which come before it. */
async function amongst(
  readback: Readback,
  it: Call,
  others: readonly Other[],
  ...lacking: readonly string[]
): Promise<Hearback> {
  await chain.ask('evm_setAutomine', [false]);
  for (const [from, other] of others) {
    await chain.send(from, other, {
      gas: toHex(200_000),
      maxFeePerGas: toHex(9_000_000_000),
      maxPriorityFeePerGas: toHex(5_000_000_000),
    });
  }
  const hash = await chain.send(alice, it, {
    gas: toHex(200_000),
    maxFeePerGas: toHex(9_000_000_000),
    maxPriorityFeePerGas: '0x1',
  });
  await chain.ask('evm_mine', []);
  const world = lacking.length === 0 ? rpcWorld(chain.url) : nodeWithout(chain.url, ...lacking);
  return heardLast(hearTransaction(readback, { account: alice, hash }, world, signal, quickly));
}

const deltas = ({ lines, facts }: Hearback) =>
  lines.flatMap(({ label, happened }) => {
    const value = facts[happened]?.value;
    return label.id === 'hearback.label.balance' && value?.s === 'known' && value.v.kind === 'amount'
      ? [value.v.raw]
      : [];
  });

describe('half of what was to come', () => {
  const noise: readonly (readonly [string, () => readonly Other[]])[] = [
    ['no other event', () => [[carol, call(bob, '0x', 1n)]]],
    ['an event of a stranger’s contract that names the account', () => [[carol, shouted()]]],
    ['dust of the very token', () => [[bob, transfer(alice, 1n)]]],
    [
      'both of them',
      () => [
        [bob, transfer(alice, 1n)],
        [carol, shouted()],
      ],
    ],
  ];

  test.each(noise)('is heard beside %s', async (_, others) => {
    const readback = await read(half());
    // Someone takes half of it in between.
    await chain.receipt(await chain.send(bob, half()));
    const heard = await amongst(readback, half(), others());
    expect([heard.verdict, heard.effects]).toEqual(['same', 'different']);
    expect(heard.says.map(({ id }) => id)).toContain('hearback.effects.farLess');
  });

  test('is not told from others where nobody says what they log', async () => {
    const readback = await read(half());
    await chain.receipt(await chain.send(bob, half()));
    const heard = await amongst(readback, half(), [[bob, transfer(alice, 1n)]], 'eth_getLogs');
    expect(heard.effects).toBe('cannotTell');
  });
});

test('what others take or the account spends in the same block is no difference of this one', async () => {
  const it = transfer(bob, 100n);
  const before = await read(it);
  const spent = await amongst(before, it, [[alice, transfer(carol, 3_000n)]]);
  expect([spent.effects, deltas(spent)[0]]).toEqual(['asRead', -100n]);
  await chain.ask('evm_setAutomine', [true]);
  await done(alice, token, 'approve', [carol, 500n]);
  const taken = await amongst(await read(it), it, [
    [carol, call(token, chain.data('Token', 'transferFrom', [alice, carol, 500n]))],
  ]);
  expect([taken.effects, deltas(taken)[0]]).toEqual(['asRead', -100n]);
});

test('what a payee spends in the same block does not make its arrival less', async () => {
  const it = transfer(bob, 100n);
  const heard = await amongst(await read(it), it, [[bob, transfer(carol, 1_000n)]]);
  expect(heard.effects).toBe('asRead');
});

test('coins that the account sends elsewhere in the same block are no difference, where calls are traced', async () => {
  const it = call(bob, '0x', 5n);
  const elsewhere: readonly Other[] = [[alice, call(carol, '0x', 10n ** 18n)]];
  expect((await amongst(await read(it), it, elsewhere)).effects).toBe('asRead');
  const blind = await amongst(await read(it), it, elsewhere, 'debug_traceTransaction');
  expect(blind.effects).toBe('cannotTell');
});
