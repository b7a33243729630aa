import { expect, test } from 'vitest';
import type { Had } from '../../data/own/flights.ts';
import { differences, type Power, type State } from './differences.ts';

const you = '0x1111111111111111111111111111111111111111';
const safe = '0x2222222222222222222222222222222222222222';
const stranger = '0x3333333333333333333333333333333333333333';
const token = '0x4444444444444444444444444444444444444444';
const own = [you, safe] as const;

const dollars = (account: Had['account'], amount: bigint): Had => ({
  account,
  token,
  amount,
  symbol: 'PUSD',
  decimals: 6,
});
const coins = (account: Had['account'], amount: bigint): Had => ({
  account,
  amount,
  symbol: 'ETH',
  decimals: 18,
});
const state = (it: Partial<State>): State => ({ had: [], granted: [], power: [], ...it });
const between = (before: Partial<State>, after: Partial<State>, fees: readonly [string, bigint][] = []) =>
  differences(state(before), state(after), { own, fees: new Map(fees) });

test('who took what is gone is named, with what they received', () => {
  const found = between(
    { had: [dollars(you, 25n), dollars(stranger, 0n)] },
    { had: [dollars(you, 0n), dollars(stranger, 25n)] },
  );
  expect(found).toEqual([
    { kind: 'balance', had: dollars(you, 25n), now: 0n, change: -25n, other: stranger, gain: 25n },
  ]);
});

test('nobody is named who has more than what is gone', () => {
  const found = between(
    { had: [coins(you, 10n), coins(stranger, 0n)] },
    { had: [coins(you, 0n), coins(stranger, 11n)] },
  );
  expect(found).toEqual([{ kind: 'balance', had: coins(you, 10n), now: 0n, change: -10n }]);
});

test('the fee is not among what is gone, and beside a payment it is left out of it', () => {
  expect(between({ had: [coins(you, 10n)] }, { had: [coins(you, 9n)] }, [[you, 1n]])).toEqual([]);
  expect(between({ had: [coins(you, 10n)] }, { had: [coins(you, 5n)] }, [[you, 1n]])).toMatchObject([
    { change: -4n, now: 5n },
  ]);
});

test('an allowance is said when it is given, and not when it is used up', () => {
  const grant = { token, owner: you, spender: stranger, items: false } as const;
  const none = { granted: [{ grant, amount: 0n }] };
  const given = { granted: [{ grant, amount: 7n }] };
  expect(between(none, given)).toEqual([{ kind: 'granted', grant, amount: 7n }]);
  expect(between(given, none)).toEqual([]);
  const theirs = { ...grant, owner: stranger, spender: you } as const;
  expect(
    between({ granted: [{ grant: theirs, amount: 0n }] }, { granted: [{ grant: theirs, amount: 7n }] }),
  ).toEqual([]);
});

test('a new owner, one who is gone, and how many must sign', () => {
  const owner = (who: Had['account']): Power => ({ of: safe, what: 'owner', who });
  const needs = (count: bigint): Power => ({ of: safe, what: 'threshold', count });
  const found = between({ power: [owner(you), needs(2n)] }, { power: [owner(stranger), needs(1n)] });
  expect(found).toEqual([
    { kind: 'power', power: owner(stranger), ended: false },
    { kind: 'power', power: needs(1n), ended: false },
    { kind: 'power', power: owner(you), ended: true },
  ]);
});

test('an account that runs other code is only said to do so: what it no longer answers did not end', () => {
  const runs = (who: Had['account']): Power => ({ of: safe, what: 'runs', who });
  const owner: Power = { of: safe, what: 'owner', who: you };
  expect(between({ power: [runs(token), owner] }, { power: [runs(stranger)] })).toEqual([
    { kind: 'power', power: runs(stranger), ended: false },
  ]);
});
