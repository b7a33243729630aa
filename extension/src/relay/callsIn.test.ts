import { expect, test } from 'vitest';
import { callsIn } from './callsIn.ts';

const call = { method: 'personal_sign', params: ['0x00'] };
const text = JSON.stringify(call);

const deep = (it: unknown, depth: number): unknown => (depth === 0 ? it : { data: deep(it, depth - 1) });

test.each<readonly [string, unknown]>([
  ['plain', call],
  ['in an envelope', { target: 'x', data: { name: 'y', data: call } }],
  ['very deep', deep(call, 100)],
  ['as text', { data: text }],
  ['as text in text', { data: JSON.stringify({ inner: text }) }],
  ['as text that is text again', JSON.stringify(JSON.stringify(text))],
  ['as text that is text again, in a message', { data: JSON.stringify(text) }],
  ['as text behind spaces', { data: `${' '.repeat(200_000)}\n${text}` }],
  ['behind a thousand others', { junk: Array.from({ length: 1_000 }, (_, at) => ({ at })), data: call }],
  ['behind a million numbers', { junk: Array.from({ length: 1_000_000 }, () => 1), data: call }],
  ['beside bytes', { junk: new Uint8Array(1_000_000), data: call }],
  ['inside a call that signs nothing', { method: 'wallet_getCapabilities', params: { request: call } }],
])('a call is found %s', (_, message) => {
  expect(callsIn(message)).toEqual([text]);
});

test('all calls of a message are found, not the first alone', () => {
  const other = { method: 'eth_sendTransaction', params: [{ value: '0x1' }] };
  expect(callsIn({ one: call, data: other })).toEqual([text, JSON.stringify(other)]);
  expect(callsIn([call, call])).toEqual([text, text]);
  expect(callsIn({ ...call, data: other })).toEqual([text, JSON.stringify(other)]);
});

test.each(['PERSONAL_SIGN', ' personal_sign', 'personal_sign\0', 'eth_decrypt', 'wallet_invokeSnap'])(
  'a method that is written otherwise, or is little known, is found: %j',
  (method) => expect(callsIn({ method, params: [] })).toHaveLength(1),
);

test('reads, answers and notifications are no calls, nor is what only looks like one in what is signed', () => {
  for (const method of [
    'eth_chainId',
    'eth_subscription',
    'wallet_switchEthereumChain',
    'render',
    'personal_ecRecover',
  ])
    expect(callsIn({ data: { method, params: [] } })).toEqual([]);
  const typed = JSON.stringify({ message: call });
  const signed = { method: 'eth_signTypedData_v4', params: ['0x', typed] };
  expect(callsIn(signed)).toEqual([JSON.stringify(signed)]);
});

test('what is too large to be looked through counts as a call only if it can have one', () => {
  const many = (it: object) => Array.from({ length: 30_000 }, (_, at) => ({ at, ...it }));
  expect(callsIn({ many: many({}) })).toEqual([]);
  expect(callsIn({ many: many({ method: 'eth_sign' }) })).toBeUndefined();
  const round: Record<string, unknown> = { many: many({}) };
  round.self = round;
  expect(callsIn({ round, data: call })).toEqual([text]);
});
