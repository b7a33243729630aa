import { type Address, getAddress, type Hex, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer } from '../../check/testing/answers.ts';
import {
  call,
  contract,
  dataOf,
  friend,
  me,
  transaction,
  usdc,
  viewOf,
  weth,
} from '../../check/testing/views.ts';
import type { Body } from '../../model/request.ts';
import { paidForwarders } from './asItself.ts';

const multicall3 = getAddress('0xca11bde05977b3631167028862be2a173976ca11');

const passed = (to: Address, data: Hex, value = 0n): Body =>
  call(
    multicall3,
    'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)',
    [[{ target: to, allowFailure: false, value, callData: data }]],
    value,
  );
/** Whether a reader is warned that what the call does is not done for them. */
const isNotTheirs = (body: Body) => answer('outcome.asItself', body) === 'caution';

describe('a call that a contract makes as itself', () => {
  const vote = dataOf('castVote(uint256 proposalId, uint8 support)', [7n, 1]);
  const move = (from: Address, to: Address) =>
    dataOf('transferFrom(address from, address to, uint256 amount)', [from, to, 5n]);

  it('may be for the user where it takes from them, or pays them', () => {
    expect(isNotTheirs(passed(usdc, move(me, friend)))).toBe(false);
    expect(isNotTheirs(passed(usdc, move(friend, me)))).toBe(false);
    expect(isNotTheirs(passed(usdc, move(friend, contract)))).toBe(true);
  });

  it('may be for whoever owns what it takes out', () => {
    const takeOut = (owner: Address) =>
      dataOf('withdraw(uint256 assets, address receiver, address owner)', [5n, contract, owner]);
    expect(isNotTheirs(passed(contract, takeOut(me)))).toBe(false);
    expect(isNotTheirs(passed(contract, takeOut(friend)))).toBe(false);
  });

  it('may be for the user where coins go along', () => {
    expect(isNotTheirs(passed(contract, vote))).toBe(true);
    expect(isNotTheirs(passed(contract, vote, 5n))).toBe(false);
  });

  it('may be for the user where it hands in a signature', () => {
    const signed = [
      dataOf('castVoteBySig(uint256 proposalId, uint8 support, uint8 v, bytes32 r, bytes32 s)', [
        7n,
        1,
        27,
        zeroHash,
        zeroHash,
      ]),
      dataOf('castVoteBySig(uint256 proposalId, uint8 support, address voter, bytes signature)', [
        7n,
        1,
        friend,
        `0x${'11'.repeat(65)}`,
      ]),
    ];
    for (const data of signed) expect(isNotTheirs(passed(contract, data))).toBe(false);
  });
});

describe('an allowance that a contract gives as itself, of what it was paid', () => {
  const router = contract;
  const batch = (...calls: readonly (readonly [Address, Hex])[]): Body =>
    call(
      multicall3,
      'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)',
      [calls.map(([target, callData]) => ({ target, allowFailure: false, value: 0n, callData }))],
      5n,
    );
  const sell = dataOf(
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [10n, 9n, [usdc, weth], me, 4_000_000_000n],
  );
  const allow = (amount: bigint) => dataOf('approve(address spender, uint256 amount)', [router, amount]);

  it('may be for the user where a later call of it takes as much, and is not where none does', () => {
    expect(isNotTheirs(batch([usdc, allow(10n)], [router, sell]))).toBe(false);
    expect(isNotTheirs(batch([usdc, allow(11n)], [router, sell]))).toBe(true);
    expect(isNotTheirs(batch([router, sell], [usdc, allow(10n)]))).toBe(true);
    expect(isNotTheirs(batch([weth, allow(10n)], [router, sell]))).toBe(true);
  });

  it('is none where it is taken back, or is over all there is', () => {
    expect(isNotTheirs(batch([usdc, allow(0n)], [router, sell]))).toBe(true);
    const over = dataOf('setApprovalForAll(address operator, bool approved)', [router, true]);
    expect(isNotTheirs(batch([usdc, over], [router, sell]))).toBe(true);
  });
});

describe('the contracts that are paid for what they pass on', () => {
  const paid = (body: Body) => [...paidForwarders(viewOf(body)).keys()];

  it('are those that coins are sent to, and no contract that is only made', () => {
    const vote = dataOf('castVote(uint256 proposalId, uint8 support)', [7n, 1]);
    expect(paid(passed(contract, vote, 5n))).toEqual([multicall3.toLowerCase()]);
    expect(paid(passed(contract, vote))).toEqual([]);
    expect(paid(transaction(null, '0x6001600155', 5n))).toEqual([]);
  });
});
