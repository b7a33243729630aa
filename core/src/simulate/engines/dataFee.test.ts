import { decodeFunctionData, type Hex, parseAbi, serializeTransaction, size } from 'viem';
import { expect, test } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import { fails, says, tableWorld } from '../../world/testing/tableWorld.ts';
import { dataFeeOf } from './dataFee.ts';
import type { RunPlan } from '../runPlan.ts';
import { alice, bob } from '../testing/chain.ts';

const { signal } = new AbortController();
const block = (chainId: number) =>
  ({
    chainId,
    parentHash: `0x${'ab'.repeat(32)}`,
    parentNumber: 1n,
    number: 2n,
    timestamp: 3n,
    baseFeePerGas: 7n,
    gasLimit: 30_000_000n,
    endpoint: 'node.test',
  }) as const;
const plan: RunPlan = {
  kind: 'run',
  from: alice,
  calls: [{ to: bob, value: 5n, data: '0x1234' }],
  atomic: true,
  set: { nonce: 9n },
  overrides: [],
  accounts: [alice],
  payer: alice,
  assumed: [],
};
const abi = parseAbi(['function getL1Fee(bytes) view returns (uint256)']);
const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`;
const askedFor = (world: ReturnType<typeof tableWorld>) => {
  const [call, at] = (world.asked[0]?.params ?? []) as [{ to: Hex; data: Hex }, unknown];
  const [bytes] = decodeFunctionData({ abi, data: call.data }).args;
  return { to: call.to, at, bytes };
};

test('on the OP stack the network’s oracle is asked about the unsigned transaction, at the pinned block', async () => {
  const world = tableWorld({ eth_call: says(word(1_234n)) });
  expect(await dataFeeOf(plan, block(10), world, signal)).toEqual(known(1_234n));
  const { to, at, bytes } = askedFor(world);
  expect([to, at]).toEqual([
    '0x420000000000000000000000000000000000000F',
    { blockHash: block(10).parentHash },
  ]);
  const first = { to: bob, value: 5n, data: '0x1234' } as const;
  const usual = { type: 'eip1559', chainId: 10, gas: 0x40000n, maxFeePerGas: 0x10000en } as const;
  expect(bytes).toBe(serializeTransaction({ ...usual, ...first, nonce: 9 }));
});

test('the bytes have the fields that the request sets, and of a contract’s creation no receiver', async () => {
  const world = tableWorld({ eth_call: says(word(1n)) });
  const set = { nonce: 0x1234n, gas: 21_000n, maxFeePerGas: 300n, maxPriorityFeePerGas: 2n };
  await dataFeeOf({ ...plan, set, calls: [{ to: null, value: 0n, data: '0x60' }] }, block(10), world, signal);
  const { bytes } = askedFor(world);
  expect(bytes).toBe(
    serializeTransaction({ type: 'eip1559', chainId: 10, ...set, nonce: 0x1234, data: '0x60' }),
  );
});

test('on Scroll it is asked about as many bytes as it will have with a signature', async () => {
  const plain = tableWorld({ eth_call: says(word(1n)) });
  const signed = tableWorld({ eth_call: says(word(1n)) });
  await dataFeeOf(plan, block(10), plain, signal);
  await dataFeeOf(plan, block(534352), signed, signal);
  expect(askedFor(signed).to).toBe('0x5300000000000000000000000000000000000002');
  expect(Math.abs(size(askedFor(signed).bytes) - size(askedFor(plain).bytes) - 65)).toBeLessThan(4);
});

test('calls that are sent one by one are paid for one by one', async () => {
  const world = tableWorld({ eth_call: says(word(100n)) });
  const two = { ...plan, calls: [...plan.calls, ...plan.calls] };
  expect(await dataFeeOf(two, block(8453), world, signal)).toEqual(known(200n));
});

test.each([
  ['no such method', fails(-32601, 'Method not found'), 'unsupported'],
  ['nothing there', says('0x'), 'unanswered'],
  ['more than anybody asks', says(word(10n ** 30n)), 'unanswered'],
  ['no node', () => unknown('offline', 'node.test'), 'offline'],
] as const)('without a likely answer it is not known (%s)', async (_, reply, why) => {
  const answer = await dataFeeOf(plan, block(10), tableWorld({ eth_call: reply }), signal);
  expect(answer).toMatchObject({ s: 'unknown', why });
});

test('networks that charge for gas alone, and requests that someone else pays for, are not asked about', async () => {
  const world = tableWorld({});
  const { payer: _payer, ...unpaid } = plan;
  expect(await dataFeeOf(plan, block(42161), world, signal)).toBeUndefined();
  expect(await dataFeeOf(unpaid, block(10), world, signal)).toBeUndefined();
  expect(world.asked).toEqual([]);
});

test.each([204, 747474, 1868, 60808])('network %i is asked as the OP stack is', async (chainId) => {
  const world = tableWorld({ eth_call: says(word(11n)) });
  expect(await dataFeeOf(plan, block(chainId), world, signal)).toEqual(known(11n));
});

test('what Mantle charges is unknown, and not nothing: its oracle counts in another currency', async () => {
  const world = tableWorld({ eth_call: says(word(11n)) });
  expect(await dataFeeOf(plan, block(5000), world, signal)).toEqual(unknown('unsupported', 'node.test'));
  expect(world.asked).toEqual([]);
});
