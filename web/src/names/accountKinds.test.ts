import { expect, test } from 'vitest';
import { accountKind, accountNote, accountsOf, nameProblem, withConnected } from './accountKinds.ts';

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('an account is yours, watched, saved, or a stranger’s', () => {
  expect(accountKind({ address: alice, own: true, paid: 0 })).toBe('yours');
  expect(accountKind({ address: alice, own: true, paid: 0, watched: true })).toBe('watched');
  expect(accountKind({ address: alice, own: false, paid: 0, name: 'Rent' })).toBe('saved');
  expect(accountKind({ address: alice, own: false, paid: 3 })).toBe('stranger');
  expect(accountKind(undefined)).toBe('stranger');
  expect(accountNote('watched', true)).toBe('yours, connected');
});

test('what the user blocked is called so, and an address that is only blocked is not among the accounts', () => {
  const thief = { address: bob, own: false, paid: 0, blocked: true } as const;
  expect(accountNote(accountKind(thief), false, thief.blocked)).toBe('blocked');
  expect(accountNote('saved', false, true)).toBe('saved, blocked');
  expect(accountNote('saved', false, false, true)).toBe('saved, name from a file');
  expect(accountKind({ ...thief, knownOn: [1] })).toBe('saved');
  for (const kind of ['yours', 'watched', 'saved'] as const) expect(accountsOf([thief], kind)).toEqual([]);
});

test('accounts with a name stand first, by name', () => {
  const row = (address: typeof alice | typeof bob, name?: string) =>
    ({ address, own: true, paid: 0, ...(name ? { name } : {}) }) as const;
  expect(accountsOf([row(alice), row(bob, 'zoo')], 'yours').map((it) => it.address)).toEqual([bob, alice]);
});

test('the account that a wallet shows is among yours, also where a flight connected it', () => {
  const yours = (book: Parameters<typeof accountsOf>[0], connected?: typeof alice | typeof bob) =>
    accountsOf(withConnected(book, connected), 'yours').map((it) => it.address);
  expect(yours([], alice)).toEqual([alice]);
  expect(yours([{ address: alice, own: true, watched: true, paid: 0 }], alice)).toEqual([alice]);
  expect(yours([{ address: alice, own: true, paid: 0 }], alice)).toEqual([alice]);
  expect(yours([{ address: alice, own: true, paid: 0 }])).toEqual([alice]);
});

test('two addresses never have one name, and no name look like an address', () => {
  const book = [{ address: alice, own: true, paid: 0, name: 'Savings' }] as const;
  expect(nameProblem('savings ', bob, book)).toMatch('has this name');
  expect(nameProblem('savings', alice, book)).toBeUndefined();
  expect(nameProblem('Rent', bob, book)).toBeUndefined();
  expect(nameProblem('0xf39Fd6e5', bob, book)).toMatch('look like an address');
  expect(nameProblem('x'.repeat(61), bob, book)).toMatch('at most 60');
  expect(nameProblem('', bob, book)).toBeUndefined();
});
