import { type Hex, serializeTransaction, stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Body } from '../../model/request.ts';
import { answer, told } from '../testing/answers.ts';
import { call, dataOf, friend, key, me, message, offline, usdc } from '../testing/views.ts';

const rule = 'messages.action';
const bytes = (hex: Hex): Body => ({ kind: 'message', signer: me, bytes: hex });
const approval = dataOf('approve(address spender, uint256 amount)', [key, 2n ** 256n - 1n]);
const sent = serializeTransaction({ chainId: 1, type: 'eip1559', to: key, value: 10n ** 18n, gas: 21_000n });
const typed: Hex = `0x1901${'ab'.repeat(64)}`;
/** EIP-7702: 0x05 and the list of chain 1, a delegate and nonce 0. */
const authorization: Hex = `0x05d70194${key.slice(2).toLowerCase()}80`;

describe('a message whose bytes are an act', () => {
  it('is a stop, for a call, a transaction, what EIP-712 hashes and what EIP-7702 does', () => {
    for (const hex of [approval, sent, typed, authorization]) expect(answer(rule, bytes(hex))).toBe('stop');
  });

  it('is one as the text of its hex, too', () => {
    for (const hex of [approval, sent, typed, authorization])
      expect(answer(rule, message(` ${hex}\n`))).toBe('stop');
  });

  it('is a caution where the message says something else, too', () => {
    for (const hex of [approval, sent, typed, authorization])
      expect(answer(rule, message(`Welcome! Your code is ${hex}`))).toBe('caution');
  });

  it('is a stop for JSON with the fields of a request, and for calldata with a slip', () => {
    const permit = JSON.stringify({ owner: me, spender: key, value: '1', nonce: 0, deadline: 1 });
    const transaction = JSON.stringify([{ to: usdc, value: '0x0', data: approval }]);
    for (const text of [permit, transaction, approval.slice(0, -1), approval.replace('ff', 'fg')])
      expect(answer(rule, message(text)), text).toBe('stop');
  });

  it('is one inside of many calls', () => {
    expect(told(rule, bytes(dataOf('multicall(bytes[] data)', [[approval]])))).toEqual([
      'stop: messages.action.says how call whole yes | messages.action.why | remedy.reject | reject | by message.bytes',
    ]);
  });

  it('is silent for text, for hex that is nothing, and for what is not a message', () => {
    for (const text of ['I own this account.', '0x', '0x1234567890', friend, `0x${'ab'.repeat(100)}`])
      expect(told(rule, message(text))).toEqual(['clear message.bytes']);
    expect(answer(rule, { kind: 'message', bytes: stringToHex('héllo 你好') })).toBe('clear');
    expect(answer(rule, call(usdc, 'transfer(address to, uint256 amount)', [friend, 1n]))).toBe(
      'notApplicable',
    );
  });

  it('rests on the message alone, so that it is known without a node', () => {
    expect(answer(rule, bytes(approval), offline)).toBe('stop');
  });
});
