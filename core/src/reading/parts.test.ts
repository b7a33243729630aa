import { expect, test } from 'vitest';
import type { Body } from '../model/request.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { partsFor } from './parts.ts';

const to = '0x00000000000000000000000000000000000000b0';
const call = { to, value: 1n, data: '0x' } as const;
const payment: Body = { kind: 'transaction', chainId: 1, call, set: {} };
const authorization = { chainId: 1, delegate: to, nonce: 0n } as const;
const typed = {
  types: { EIP712Domain: [], Vote: [{ name: 'proposal', type: 'uint256' }] },
  primaryType: 'Vote',
  domain: {},
  message: { proposal: 1n },
} as const;
const vote: Body = { kind: 'typedData', json: '{}', typed };
const tx = {
  ...call,
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: to,
  refundReceiver: to,
  nonce: 0n,
} as const;

function readsSigned(body: Body, ...beside: readonly Body[]): boolean {
  const request = freeze(body, '', beside);
  return partsFor({ request, origin: { via: 'paste' }, receivedAt: 1_700_000_000_000 }).includes('signed');
}

test.each<readonly [string, Body]>([
  ['typed data', vote],
  ['a message', { kind: 'message', bytes: '0x6869' }],
  ['a Safe transaction', { kind: 'safeTransaction', chainId: 1, safe: to, version: '1.3.0', tx }],
  ['an authorization', { kind: 'authorization', ...authorization }],
  [
    'a transaction with one',
    { ...payment, set: { authorizationList: [{ ...authorization, authority: to, signature: '0x' }] } },
  ],
])('what reads signed data is fetched for %s', (_, body) => {
  expect(readsSigned(body)).toBe(true);
});

test('what reads signed data is fetched for calls with it beside them, and not for calls alone', () => {
  expect(readsSigned(payment)).toBe(false);
  expect(readsSigned({ ...payment, set: { authorizationList: [] } })).toBe(false);
  expect(readsSigned({ kind: 'calls', chainId: 1, atomic: true, calls: [call] })).toBe(false);
  expect(readsSigned({ kind: 'calldata', value: 0n, data: '0x' })).toBe(false);
  expect(readsSigned(payment, vote)).toBe(true);
});
