import { type Address, concat, type Hex, pad, stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Body } from '../model/request.ts';
import { answer } from '../check/testing/answers.ts';
import { call, contract, dataOf, friend, me, offline, transaction, usdc } from '../check/testing/views.ts';

const rule = 'outcome.lenient';
const swap = call(contract, 'unxswapByOrderId(uint256 a, uint256 b, uint256 c, bytes32[] d)', [
  1n,
  2n,
  3n,
  [],
]);
const transfer = call(usdc, 'transfer(address to, uint256 amount)', [friend, 1n]);
const marker: Hex = `0x${'8021'.repeat(8)}`;

function behind(body: Body, to: Address, tail: readonly Hex[]): Body {
  if (body.kind !== 'transaction') throw new Error('not a transaction');
  return transaction(to, concat([body.call.data, ...tail]));
}

function withTail(...tail: readonly Hex[]): Body {
  return behind(swap, contract, tail);
}

describe('bytes behind the arguments', () => {
  it('are a caution where they can be an account, an amount or a fee', () => {
    expect(answer(rule, withTail(friend))).toBe('caution');
    expect(answer(rule, withTail(pad(friend)))).toBe('caution');
    expect(answer(rule, withTail(`0x${'00'.repeat(40)}`, friend))).toBe('caution');
    expect(answer(rule, withTail(`0x${'ff'.repeat(9)}`))).toBe('caution');
  });

  it('are a note where they are zeros, a short tag, or an attribution', () => {
    expect(answer(rule, withTail(`0x${'00'.repeat(64)}`))).toBe('note');
    expect(answer(rule, withTail('0x00000000360c6ebe'))).toBe('note');
    expect(answer(rule, withTail(stringToHex('baseapp'), '0x0700', marker))).toBe('note');
    expect(answer(rule, swap)).toBe('clear');
  });

  it('are a note behind a function of the exchange of 0x, where they are its mark of an app and a quote', () => {
    const sale = call(
      contract,
      'sellToUniswap(address[] tokens, uint256 sellAmount, uint256 minBuyAmount, bool isSushi)',
      [[usdc, friend], 1n, 1n, false],
    );
    const mark: readonly Hex[] = ['0x869584cd', pad(friend), pad('0x2231de1b4437eeee43ffe290518c9412')];
    expect(answer(rule, behind(sale, contract, mark))).toBe('note');
    expect(answer(rule, behind(sale, contract, [...mark, '0x01']))).toBe('caution');
    expect(answer(rule, behind(sale, contract, ['0x869584cd', pad(friend), pad(friend)]))).toBe('caution');
    expect(answer(rule, withTail(...mark))).toBe('caution');
  });

  it('are nothing to mention where they are the account that calls, as forwarders add it', () => {
    expect(answer(rule, withTail(me))).toBe('clear');
    expect(answer(rule, behind(transfer, usdc, [me]))).toBe('clear');
    // Anything else there is what it was.
    expect(answer(rule, withTail(me, me))).toBe('caution');
    expect(answer(rule, withTail(pad(me)))).toBe('caution');
    expect(answer(rule, withTail('0x00', me))).toBe('caution');
    expect(answer(rule, withTail(friend, me))).toBe('caution');
  });

  it('are a caution where an account is before an attribution', () => {
    expect(answer(rule, withTail(friend, stringToHex('baseapp'), '0x0700', marker))).toBe('caution');
    expect(answer(rule, withTail(friend, '0x1400', marker))).toBe('caution');
    expect(answer(rule, withTail(stringToHex('baseapp'), '0x0800', marker))).toBe('caution');
  });

  it('are a note behind a function of a standard, unless someone in between calls it', () => {
    expect(answer(rule, behind(transfer, usdc, [pad(friend)]))).toBe('note');
    const inner = {
      target: usdc,
      allowFailure: false,
      callData: concat([dataOf('transfer(address to, uint256 amount)', [friend, 1n]), friend]),
    };
    const aggregate = 'aggregate3((address target, bool allowFailure, bytes callData)[] calls)';
    expect(answer(rule, call(contract, aggregate, [[inner]]))).toBe('caution');
  });

  it('need no node, and are not looked for in what could not be read', () => {
    expect(answer(rule, withTail(friend), offline)).toBe('caution');
    expect(answer(rule, transaction(contract, '0x3f1a77c2'))).toBe('clear');
  });
});
