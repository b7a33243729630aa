import { type Address, encodeAbiParameters, getAddress, type Hex, pad, toEventSelector } from 'viem';
import { describe, expect, test } from 'vitest';
import { known } from '../model/known.ts';
import { claimsOf } from './claims.ts';
import type { Log } from './log.ts';

const me = getAddress('0x41c79d2e88b150fac07e3b6da2f419e8770609da');
const bob = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const weth = getAddress('0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2');
/** Has the code of WETH9, or says what it would say. */
const fake = getAddress('0x00000000000000000000000000000000000000c1');

function said(event: string, who: readonly Address[], amount: bigint, by: Address): Log {
  const topics: Hex[] = [toEventSelector(event), ...who.map((it) => pad(it))];
  return { address: by, topics, data: encodeAbiParameters([{ type: 'uint256' }], [amount]) };
}
const wraps = (amount: bigint, by = weth) => said('Deposit(address,uint256)', [me], amount, by);
const unwraps = (amount: bigint, by = weth) => said('Withdrawal(address,uint256)', [me], amount, by);
const sends = (from: Address, to: Address, amount: bigint, by = weth) =>
  said('Transfer(address,address,uint256)', [from, to], amount, by);

/** What the events claim of the account where its balance goes from the one to the other. */
function claimed(logs: readonly Log[], before: bigint, after: bigint, token = weth): readonly unknown[] {
  const read = { kind: 'balance', token, account: me } as const;
  const readings = [{ read, before: known(before), after: known(after) }];
  return claimsOf(logs, readings, { chainId: 1, accounts: [me] }).map(({ delta }) => delta);
}

describe('wrapped coins that are used at once', () => {
  test('leave the balance as it was, which is what the events say', () => {
    expect(claimed([wraps(7n), sends(me, bob, 7n)], 0n, 0n)).toEqual([]);
    expect(claimed([wraps(7n), sends(me, bob, 7n)], 5n, 5n)).toEqual([]);
    expect(claimed([sends(bob, me, 7n), unwraps(7n)], 5n, 5n)).toEqual([]);
  });

  test('leave what is not used', () => {
    expect(claimed([wraps(7n), sends(me, bob, 2n)], 0n, 5n)).toEqual([]);
    expect(claimed([wraps(7n), sends(me, bob, 9n)], 5n, 3n)).toEqual([]);
  });

  test('are claimed by a wrapper of another name, whose events are only words', () => {
    expect(claimed([wraps(7n, fake), sends(me, bob, 7n, fake)], 0n, 0n, fake)).toEqual([-7n]);
    expect(claimed([sends(bob, me, 7n, fake), unwraps(7n, fake)], 0n, 0n, fake)).toEqual([7n]);
    // The wrapper of the network speaks of its own balances alone.
    expect(claimed([wraps(7n), sends(me, bob, 7n, fake)], 0n, 0n, fake)).toEqual([-7n]);
  });

  test('are claimed where the state does not fit', () => {
    expect(claimed([sends(me, bob, 7n)], 0n, 0n)).toEqual([-7n]);
    expect(claimed([wraps(3n), sends(me, bob, 7n)], 0n, 0n)).toEqual([-4n]);
    expect(claimed([wraps(7n), sends(me, bob, 2n)], 0n, 0n)).toEqual([5n]);
    expect(claimed([wraps(7n)], 0n, 0n)).toEqual([7n]);
  });

  test('are counted once where the wrapper announces them as a transfer, too', () => {
    const made = sends('0x0000000000000000000000000000000000000000', me, 7n);
    expect(claimed([made, wraps(7n), sends(me, bob, 7n)], 5n, 5n)).toEqual([]);
  });
});
