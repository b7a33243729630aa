import { concat, type Hex, pad, stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer } from './testing/answers.ts';
import { call, contract, friend, offline, transaction, usdc } from './testing/views.ts';

const rule = 'outcome.lenient';
const transfer = call(usdc, 'transfer(address to, uint256 amount)', [friend, 1n]);
const marker: Hex = `0x${'8021'.repeat(8)}`;

function withTail(...tail: readonly Hex[]): ReturnType<typeof transaction> {
  if (transfer.kind !== 'transaction') throw new Error('not a transaction');
  return transaction(usdc, concat([transfer.call.data, ...tail]));
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
    expect(answer(rule, transfer)).toBe('clear');
  });

  it('are a caution where an account stands before an attribution', () => {
    expect(answer(rule, withTail(friend, stringToHex('baseapp'), '0x0700', marker))).toBe('caution');
    expect(answer(rule, withTail(friend, '0x1400', marker))).toBe('caution');
    expect(answer(rule, withTail(stringToHex('baseapp'), '0x0800', marker))).toBe('caution');
  });

  it('need no node, and are not looked for in what could not be read', () => {
    expect(answer(rule, withTail(friend), offline)).toBe('caution');
    expect(answer(rule, transaction(contract, '0x3f1a77c2'))).toBe('clear');
  });
});
