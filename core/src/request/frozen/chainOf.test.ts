import { expect, test } from 'vitest';
import { call, message, me, typed } from '../../check/testing/views.ts';
import { chainOf } from './chainOf.ts';

const types = { Note: [{ name: 'text', type: 'string' }] } as const;
const note = (domain: Readonly<Record<string, unknown>>) =>
  chainOf(typed(types, 'Note', { text: 'hello' }, domain));

test('a transaction is for the chain that it names', () => {
  expect(chainOf(call(me, 'claim()', []))).toBe(1);
});

test('typed data is for the chain of its domain, and for none where it names none or one that no network has', () => {
  expect(note({ chainId: 10n })).toBe(10);
  expect(note({ name: 'App' })).toBeUndefined();
  expect(note({ chainId: 2n ** 53n })).toBeUndefined();
});

test('an authorization for chain id 0 counts everywhere, which is the chain of none', () => {
  const authorization = { kind: 'authorization', delegate: me, nonce: 0n } as const;
  expect(chainOf({ ...authorization, chainId: 10 })).toBe(10);
  expect(chainOf({ ...authorization, chainId: 0 })).toBeUndefined();
});

test('a message is for no chain', () => {
  expect(chainOf(message('hello'))).toBeUndefined();
});
