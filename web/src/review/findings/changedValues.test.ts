import { decode } from '@readback/core/decode/decode.ts';
import type { Step } from '@readback/core/model/step.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { changedValues } from './changedValues.ts';

const token: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const friend: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

function steps(data: Hex, to = token, value = 0n): readonly Step[] {
  return decode(freeze({ kind: 'transaction', chainId: 1, call: { to, value, data }, set: {} }, ''), {})
    .steps;
}

function transfer(amount: bigint, to = friend): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
}

function multicall(...calls: readonly Hex[]): Hex {
  return encodeFunctionData({
    abi: parseAbi(['function multicall(bytes[] data)']),
    functionName: 'multicall',
    args: [calls],
  });
}

test('one value that differs is named, also deep inside, and what carries it is not', () => {
  const before = steps(multicall(transfer(1n), transfer(5n)));
  const after = steps(multicall(transfer(1n), transfer(7n)));
  expect(changedValues(before, after, 1)).toMatchObject([
    { what: 'amount', step: '1.2', was: { value: { value: 5n } }, is: { value: { value: 7n } } },
  ]);
});

test('all that differs is there, and the receiver and amount of a payment too', () => {
  expect(changedValues(steps(transfer(1n)), steps(transfer(2n, other)), 1)).toHaveLength(2);
  expect(changedValues(steps('0x', friend, 4n), steps('0x', other, 4n), 1)).toMatchObject([
    { what: 'recipient', was: { value: { address: friend } }, is: { value: { address: other } } },
  ]);
  expect(changedValues(steps('0x', friend, 4n), steps('0x', friend, 5n), 1)).toMatchObject([
    { what: 'amount' },
  ]);
});

test('requests of other shapes are not compared', () => {
  expect(changedValues(steps(transfer(1n)), steps(multicall(transfer(1n))), 1)).toBeUndefined();
});
