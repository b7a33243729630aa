import { factOfAccount } from '@readback/core/model/factIds.ts';
import { expect, test } from 'vitest';
import { fact, facts, router, sample, weth, you } from '../testing/sample.ts';
import { ownedSafe, ownersOf } from './ownedSafe.ts';

const owners = (...all: readonly (typeof you)[]) =>
  fact(factOfAccount(you, 'owners'), {
    kind: 'list',
    items: all.map((address) => ({ kind: 'address', address }) as const),
  });
const threshold = fact(factOfAccount(you, 'threshold'), { kind: 'integer', value: 1n });
const asRouter = { asked: you, connected: router };

test('a request for a Safe that the account owns is for its owners to sign, and no other is', () => {
  const owned = sample({ facts: facts(owners(weth, router), threshold) });
  expect(ownedSafe(owned, asRouter)).toEqual({ safe: you, threshold: 1n, owners: 2 });
  expect(ownedSafe(sample({ facts: facts(owners(weth), threshold) }), asRouter)).toBeUndefined();
  expect(ownedSafe(sample(), asRouter)).toBeUndefined();
});

test('a program that waits for a transaction is not answered with a signature', () => {
  const { facts: all, incoming } = sample({ facts: facts(owners(weth, router), threshold) });
  const origin = { via: 'script', asker: 'a1' } as const;
  expect(ownedSafe({ facts: all, incoming: { ...incoming, origin } }, asRouter)).toBeUndefined();
});

test('whoever is told to connect an owner is told so of a Safe alone', () => {
  expect(ownersOf(sample({ facts: facts(owners(weth)) }), you)).toHaveLength(1);
  expect(ownersOf(sample({ facts: facts(owners()) }), you)).toBeUndefined();
  expect(ownersOf(sample(), you)).toBeUndefined();
});
