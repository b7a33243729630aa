import { type Address, type Hex, pad, toEventSelector, toHex } from 'viem';
import { expect, test } from 'vitest';
import { effectsOf, friend, me, safe, usdc } from '../../check/testing/views.ts';
import { lostElsewhere } from './lostElsewhere.ts';

const moved = (from: Address, to: Address, amount: bigint) => ({
  address: usdc,
  topics: [toEventSelector('Transfer(address,address,uint256)'), pad(from), pad(to)] as Hex[],
  data: toHex(amount, { size: 32 }),
});
const asset = { kind: 'token', chainId: 1, address: usdc } as const;
const read = effectsOf([], { moves: [{ from: safe, to: me, asset, amount: 5n, basis: 'read' }] });

test('a Safe of the user’s that loses more than was read back is heard of', () => {
  expect(lostElsewhere(read, [moved(safe, friend, 9n)], [safe], 1)).toBe(true);
  expect(lostElsewhere(effectsOf([]), [moved(safe, friend, 1n)], [safe], 1)).toBe(true);
});

test('nothing is said of what was read back, of what comes back, and of accounts of others', () => {
  expect(lostElsewhere(read, [moved(safe, me, 5n)], [safe], 1)).toBe(false);
  expect(lostElsewhere(read, [moved(safe, friend, 9n), moved(friend, safe, 4n)], [safe], 1)).toBe(false);
  expect(lostElsewhere(read, [moved(friend, me, 9n)], [safe], 1)).toBe(false);
});

test('nothing is said where the simulation showed no events', () => {
  const blind = effectsOf([], { notLookedAt: [{ is: 'events' }] });
  expect(lostElsewhere(blind, [moved(safe, friend, 9n)], [safe], 1)).toBe(false);
});
