import { expect, it } from 'vitest';
import type { Clause, Intent } from '../model/intent.ts';
import { awaitedSpenders, permissionListOf, revokedWhole } from './spenders.ts';

const me = '0x41c79D2E88B150Fac07E3B6da2f419e8770609DA';
const one = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
const asset = { kind: 'token', chainId: 1, address: other } as const;
const revoke = (address: `0x${string}`): Clause => ({
  kind: 'revoke',
  spender: { address },
});
const means = (...clauses: readonly Clause[]): Intent => ({
  account: me,
  chainId: 1,
  said: '',
  quotes: [],
  clauses,
  saidAt: 0,
});

it('only of whom everything is taken back everything is looked up, each once', () => {
  expect(revokedWhole(means({ kind: 'nothing' }))).toEqual([]);
  expect(revokedWhole(means({ kind: 'revoke', spender: { address: one }, asset }))).toEqual([]);
  expect(revokedWhole(means({ kind: 'allow', spender: { address: one }, asset, upTo: 1n }))).toEqual([]);
  expect(revokedWhole(means(revoke(one), revoke(other)))).toEqual([one, other]);
  const again = one.toLowerCase() as `0x${string}`;
  expect(revokedWhole(means(revoke(one), revoke(again)))).toHaveLength(1);
});

it('four answers are waited for, of each spender', () => {
  const facts = awaitedSpenders([one, other]);
  expect(Object.keys(facts)).toEqual(
    [one, other].flatMap((it) =>
      ['standing', 'inPermit2', 'asOperator', 'whole'].map((part) => `spender.${it.toLowerCase()}.${part}`),
    ),
  );
  for (const [id, fact] of Object.entries(facts)) expect(fact).toMatchObject({ id, value: { s: 'pending' } });
});

it('a permission is kept by its asset, by Permit2, or is over everything', () => {
  expect(permissionListOf({ what: 'allowance' })).toBe('standing');
  expect(permissionListOf({ what: 'allowance', via: other })).toBe('inPermit2');
  expect(permissionListOf({ what: 'operator' })).toBe('asOperator');
  expect(permissionListOf({ what: 'operator', via: other })).toBe('asOperator');
});
