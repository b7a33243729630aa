import type { Clause, Intent } from '../model/intent.ts';
import { expect, test } from 'vitest';
import { isIntent, readIntent, writeIntent } from './readIntent.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const token = { kind: 'token', chainId: 1, address } as const;
const pay: Clause = {
  kind: 'pay',
  asset: token,
  sum: { how: 'exactly', raw: 1n },
  to: { address, name: 'a.eth' },
};
const intent: Intent = { account: address, chainId: 1, said: '', quotes: [], clauses: [pay], saidAt: 5 };

const clauses: readonly Clause[] = [
  pay,
  { kind: 'pay', asset: { kind: 'native', chainId: 1 }, sum: { how: 'all' } },
  { kind: 'get', asset: { kind: 'nft', chainId: 1, address, id: 7n }, atLeast: 1n },
  { kind: 'allow', spender: { address }, asset: token, upTo: 'noLimit', until: 9n },
  { kind: 'allow', spender: { address }, asset: { kind: 'collection', chainId: 1, address } },
  { kind: 'revoke', spender: { address } },
  { kind: 'change', part: 'threshold', of: { address }, becomes: 2n },
  { kind: 'change', part: 'owner', of: { address }, becomes: { address }, replaces: { address } },
  { kind: 'signIn', site: 'a.example' },
  { kind: 'say', text: 'hi' },
  { kind: 'cancel' },
  { kind: 'nothing' },
];

test.each(clauses)('a clause is kept as it was: $kind', (clause) => {
  const it = { ...intent, clauses: [clause], feeMost: 3n };
  expect(isIntent(structuredClone(it))).toBe(true);
  // A file that says the same is read as the same.
  expect(readIntent(writeIntent(it), it.saidAt)).toEqual({ ok: true, intent: it });
});

test('a number that a file may write as text is none where an intent is kept', () => {
  const file = writeIntent({ ...intent, feeMost: 3n });
  expect(readIntent(file, 5).ok).toBe(true);
  expect(isIntent({ ...(file as object), quotes: [], saidAt: 5 })).toBe(false);
});

test('how many questions were ticked is a part of one', () => {
  expect(isIntent({ ...intent, said: 'x', ticked: 2 })).toBe(true);
});

test.each([
  undefined,
  null,
  'x',
  {},
  { ...intent, account: '0x12' },
  { ...intent, clauses: [] },
  { ...intent, clauses: Array.from({ length: 21 }, () => pay) },
  { ...intent, clauses: [{ kind: 'give' }] },
  { ...intent, clauses: [{ ...pay, sum: { how: 'exactly', raw: 1 } }] },
  { ...intent, clauses: [{ ...pay, sum: { how: 'exactly', raw: -1n } }] },
  { ...intent, clauses: [{ ...pay, asset: { kind: 'token', chainId: 1 } }] },
  { ...intent, clauses: [{ ...pay, to: { address: 'x' } }] },
  { ...intent, clauses: [{ kind: 'change', part: 'all', of: { address } }] },
  { ...intent, clauses: [{ kind: 'allow', spender: { address }, asset: token, until: 9 }] },
  { ...intent, clauses: [{ kind: 'say', text: 'x'.repeat(2_001) }] },
  { ...intent, clauses: [{ ...pay, asset: { ...token, address: ` ${address}` } }] },
  { ...intent, clauses: [{ ...pay, asset: { kind: 'native' } }] },
  { ...intent, clauses: [{ ...pay, memo: 'x' }] },
  { ...intent, clauses: [{ kind: 'allow', spender: { address }, asset: token }] },
  { ...intent, more: 1 },
  { ...intent, chainId: 0 },
  { ...intent, feeMost: 2n ** 256n },
  { ...intent, said: 'x'.repeat(2_001) },
  { ...intent, quotes: [{ slot: 'a', start: 'x', end: 1 }] },
  { ...intent, saidAt: 'now' },
  { ...intent, ticked: 0 },
  { ...intent, ticked: '2' },
])('a damaged one is not: %#', (it) => {
  expect(isIntent(it)).toBe(false);
});
