import { freeze } from '@readback/core/request/frozen/freeze.ts';
import type { Body } from '@readback/core/model/request.ts';
import { describe, expect, test } from 'vitest';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { fact, facts, sample } from '../review/testing/sample.ts';
import { findEntries, type KnownNames } from './findEntries.ts';
import { folded } from '../data/folded.ts';

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const names: KnownNames = {
  ofAddress: (address) => (address === bob.toLowerCase() ? 'Größe Bob' : undefined),
  ofNetwork: (chainId) => (chainId === 8453 ? 'Base' : undefined),
};

function entry(id: string, body: Body, over: Partial<ActivityEntry> = {}): ActivityEntry {
  const incoming = { request: freeze(body, ''), origin: { via: 'paste' }, receivedAt: 1 } as const;
  return { id, incoming, openedAt: 1, state: 'open', ...over };
}

const pay: Body = {
  kind: 'transaction',
  chainId: 8453,
  from: alice,
  call: { to: bob, value: 1n, data: '0x' },
  set: {},
};
const payment = entry('payment', pay, { state: 'sent', hash: `0x${'ab'.repeat(32)}` });
const message = entry(
  'message',
  { kind: 'message', bytes: '0x6869' },
  { state: 'rejected', summary: { verdict: 'stop', sentence: 'You sign this message: Log in to Café' } },
);
const found = facts(
  fact('token.0x00000000000000000000000000000000000000aa.symbol', { kind: 'text', text: 'WETH' }),
);
const swap = entry('swap', pay, {
  readback: sample({ facts: found }, pay),
  summary: { verdict: 'read', sentence: '' },
});
const all = [payment, message, swap];

const ids = (q: string) => findEntries(all, { q }, names).map(({ id }) => id);

describe('words find a request', () => {
  test.each([
    ['by what it says, without accents and case', 'CAFE', ['message']],
    ['by a name that the user gave now', 'große bob', ['payment', 'swap']],
    ['by an address in any case', bob.toUpperCase().replace('0X', '0x'), ['payment', 'swap']],
    ['by a part of its hash', 'abababab', ['payment']],
    ['by a token’s symbol', 'weth', ['swap']],
    ['by its kind', 'transaction', ['payment', 'swap']],
    ['by its verdict', 'stop', ['message']],
    ['by its outcome', 'rejected', ['message']],
    ['by its network', 'base', ['payment', 'swap']],
    ['by several words in any order', 'stop cafe message', ['message']],
    ['only when it has them all', 'stop weth', []],
    ['and blanks look for nothing', '   ', ['payment', 'message', 'swap']],
  ])('%s', (_, q, expected) => {
    expect(ids(q)).toEqual(expected);
  });
});

test('a list is narrowed by outcome, network and account together', () => {
  const narrowed = (filter: Parameters<typeof findEntries>[1]) =>
    findEntries(all, filter, names).map(({ id }) => id);
  expect(narrowed({ state: 'waiting' })).toEqual(['payment']);
  expect(narrowed({ chain: 8453, state: 'open' })).toEqual(['swap']);
  expect(narrowed({ account: alice.toLowerCase() })).toEqual(['payment', 'swap']);
  expect(narrowed({ account: alice.toLowerCase(), chain: 1 })).toEqual([]);
});

test('a damaged entry is in the whole list, and finds nothing instead of breaking the search', () => {
  const damaged = {
    ...payment,
    id: 'damaged',
    incoming: { ...payment.incoming, request: {} },
  } as ActivityEntry;
  expect(findEntries([damaged, payment], {}, names)).toHaveLength(2);
  expect(findEntries([damaged, payment], { q: 'base' }, names)).toEqual([payment]);
});

test('folding leaves other scripts as they are', () => {
  expect(folded('Ünïcödé ＷＩＤＥ 東京')).toBe('unicode wide 東京');
});
