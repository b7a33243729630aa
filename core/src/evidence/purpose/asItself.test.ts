import { type Address, getAddress, type Hex, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer } from '../../check/testing/answers.ts';
import { call, contract, dataOf, friend, me, transaction, usdc, viewOf } from '../../check/testing/views.ts';
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

describe('the contracts that are paid for what they pass on', () => {
  const paid = (body: Body) => [...paidForwarders(viewOf(body)).keys()];

  it('are those that coins are sent to, and no contract that is only made', () => {
    const vote = dataOf('castVote(uint256 proposalId, uint8 support)', [7n, 1]);
    expect(paid(passed(contract, vote, 5n))).toEqual([multicall3.toLowerCase()]);
    expect(paid(passed(contract, vote))).toEqual([]);
    expect(paid(transaction(null, '0x6001600155', 5n))).toEqual([]);
  });
});
