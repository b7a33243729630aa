import type { Body, Incoming } from '@readback/core/model/request.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { amendedIncoming } from './openAmended.ts';

const from: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const friend: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const pay = (to: Address, value = 1n): Body => ({
  kind: 'transaction',
  chainId: 1,
  from,
  call: { to, value, data: '0x' },
  set: { nonce: 4n },
});

const former: Incoming = {
  request: freeze(pay(friend), ''),
  origin: { via: 'link', claimed: 'claim.example', madeMine: true },
  receivedAt: 1,
  names: [{ name: 'friend.eth', address: friend }],
};

test('a changed request is still asked by whoever asked: a link does not become one’s own', () => {
  const next = amendedIncoming(former, pay(friend, 2n), 5);
  expect(next.origin).toEqual(former.origin);
  expect(next.receivedAt).toBe(5);
  expect(next.request.digest).not.toBe(former.request.digest);
  expect(next.mined).toBeUndefined();
});

test('a typed name stays with its address, and goes with it', () => {
  expect(amendedIncoming(former, pay(friend, 2n), 5).names).toEqual(former.names);
  expect(amendedIncoming(former, pay(other), 5).names).toBeUndefined();
});

test('its text gives the same request again', () => {
  const { request } = amendedIncoming(former, pay(other), 5);
  const read = parse(request.raw, {});
  expect(read.ok && read.request.body).toEqual(request.body);
});

test('what the user means stays what they mean, whatever is changed in the request', () => {
  const intent = { account: from, said: '', quotes: [], clauses: [{ kind: 'nothing' }], saidAt: 1 } as const;
  expect(amendedIncoming({ ...former, intent }, pay(friend, 2n), 5).intent).toBe(intent);
  expect(amendedIncoming(former, pay(friend, 2n), 5)).not.toHaveProperty('intent');
});
