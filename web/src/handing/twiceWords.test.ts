import type { Body } from '@readback/core/model/request.ts';
import { expect, test } from 'vitest';
import { twiceWords } from './twiceWords.ts';

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const call = { to, value: 1n, data: '0x' } as const;
const typed = (message: Record<string, unknown>): Body => ({
  kind: 'typedData',
  json: '{}',
  typed: { types: {}, primaryType: 'Permit', domain: {}, message },
});

test.each<readonly [string, Body, RegExp]>([
  ['a transaction', { kind: 'transaction', chainId: 1, call, set: {} }, /happen twice/],
  ['one with a nonce', { kind: 'transaction', chainId: 1, call, set: { nonce: 7n } }, /nonce 7.*Only one/],
  ['a batch', { kind: 'calls', chainId: 1, atomic: true, calls: [call] }, /happen twice/],
  ['a message', { kind: 'message', bytes: '0x48' }, /may act twice/],
  ['a permit', typed({ owner: to, nonce: 3n }), /only one of them/],
  ['a permit whose nonce lies deeper', typed({ details: { nonce: 3n } }), /only one of them/],
  ['typed data without a nonce', typed({ text: 'hi' }), /may act on both/],
])('of %s it is said what signing it twice does', (_, body, says) => {
  expect(twiceWords(body)).toMatch(says);
});
