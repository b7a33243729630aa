import type { Fact } from '@readback/core/model/fact.ts';
import { known } from '@readback/core/model/known.ts';
import type { BookEntry } from '@readback/core/world/world.ts';
import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { actWords } from './actWords.ts';

const token: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const friend: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const asset = { kind: 'token', chainId: 1, address: token } as const;

function factsOf(value: Extract<Fact['value'], { s: 'known' }>['v'], decimals?: bigint) {
  const all: Record<string, Fact> = {
    'step.0.arg.amount': { id: 'step.0.arg.amount', value: known(value), from: [] },
    'step.0.arg.amountOutMin': { id: 'step.0.arg.amountOutMin', value: known(value), from: [] },
    ...(decimals === undefined
      ? {}
      : {
          [`token.${token.toLowerCase()}.decimals`]: {
            id: 'decimals',
            value: known({ kind: 'integer', value: decimals }),
            from: [],
          },
        }),
  };
  return (id: string) => all[id];
}

const set = (value: bigint, fact = 'step.0.arg.amount') => ({ kind: 'setInteger', fact, value }) as const;
const allowance = { kind: 'allowance', raw: 9n, unlimited: true, asset } as const;

test('an allowance, an amount and a minimum are named as such, exactly, with the asset that they are of', () => {
  const facts = factsOf(allowance, 6n);
  expect(actWords(set(3_000_000_000n), facts, [], 'utc')).toEqual({
    says: 'Set the allowance to 3,000',
    asset,
  });
  const amount = { kind: 'amount', raw: 9n, asset } as const;
  expect(actWords(set(1n), factsOf(amount, 6n), [], 'utc').says).toBe('Set the amount to 0.000001');
  expect(actWords(set(5_000_000n, 'step.0.arg.amountOutMin'), factsOf(amount, 6n), [], 'utc').says).toBe(
    'Set the minimum to 5',
  );
});

test('without decimals an amount is said in the smallest unit', () => {
  expect(actWords(set(3_000n), factsOf(allowance), [], 'utc').says).toBe(
    'Set the allowance to 3,000 smallest units of',
  );
});

test('an end is a time, and any other number a number', () => {
  const time = factsOf({ kind: 'time', seconds: 1n });
  expect(actWords(set(1_900_000_000n), time, [], 'utc').says).toBe('Set the expiry to 2030-03-17 17:46 UTC');
  expect(actWords(set(1_200n), factsOf({ kind: 'integer', value: 1n }), [], 'utc').says).toBe(
    'Set it to 1,200',
  );
});

test('an address is called what the book knows it for', () => {
  const use = { kind: 'setAddress', fact: 'step.0.to', address: friend } as const;
  const says = (entry: Partial<BookEntry>) =>
    actWords(use, () => undefined, [{ address: friend, own: false, paid: 0, ...entry }], 'utc').says;
  expect(says({ own: true })).toBe('Use your own address');
  expect(says({ name: 'Rent' })).toBe('Use the address you saved');
  expect(says({ paid: 2 })).toBe('Use the address you paid before');
  expect(says({})).toBe('Use 0x7099…79C8');
});

test('an address that could be taken for the one it replaces is said whole', () => {
  const use = { kind: 'setAddress', fact: 'step.0.arg.to', address: friend } as const;
  const book = [{ address: friend, own: false, paid: 0, name: 'Rent' }];
  const against = (address: Address) =>
    actWords(use, () => ({ id: 'to', value: known({ kind: 'address', address }), from: [] }), book, 'utc');
  const double: Address = `${friend.slice(0, 6) as '0x7099'}${'0'.repeat(32)}${friend.slice(-4)}`;
  expect(against(double)).toEqual({
    says: 'Use the address you saved',
    address: { now: friend, before: double },
  });
  expect(against(token)).toEqual({ says: 'Use the address you saved' });
});

test('a network is named, and a Stop is rejected', () => {
  expect(actWords({ kind: 'switchNetwork', chainId: 8453 }, () => undefined, [], 'utc').says).toBe(
    'Switch to Base',
  );
  expect(actWords({ kind: 'reject' }, () => undefined, [], 'utc').says).toBe('Reject');
});
