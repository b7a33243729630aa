import { expect, test } from 'vitest';
import type { Had } from '../../data/own/flights.ts';
import type { Block, Mined } from './blocks.ts';
import type { State } from './differences.ts';
import { timelineOf } from './timeline.ts';

const you = '0x1111111111111111111111111111111111111111';
const stranger = '0x3333333333333333333333333333333333333333';
const token = '0x4444444444444444444444444444444444444444';
const grant = { token, owner: you, spender: stranger, items: false } as const;

const block = (number: number, mined: Partial<Mined>): Block => ({
  number,
  hash: '0x',
  mined: [{ from: stranger, to: token, failed: false, fee: 1n, logs: [], ...mined }],
});
const state = (dollars: bigint, coins: bigint, allowed: bigint): State => {
  const had = (account: Had['account'], amount: bigint): Had => ({
    account,
    token,
    amount,
    symbol: 'PUSD',
    decimals: 6,
  });
  return {
    had: [
      had(you, dollars),
      had(stranger, 25n - dollars),
      { account: you, amount: coins, symbol: 'ETH', decimals: 18 },
    ],
    granted: [{ grant, amount: allowed }],
    power: [],
  };
};

test('each block says what it changed, and the end what all of them did', () => {
  const found = timelineOf({
    states: [state(25n, 100n, 0n), state(25n, 97n, 9n), state(0n, 97n, 9n)],
    blocks: [block(188, { from: you, fee: 3n }), block(189, {})],
    own: [you],
    account: you,
  });
  expect(found.steps).toMatchObject([
    { block: 188, mine: true, changes: [{ kind: 'granted', grant, amount: 9n }] },
    {
      block: 189,
      mine: false,
      from: stranger,
      changes: [{ kind: 'balance', change: -25n, other: stranger }],
    },
  ]);
  expect(found.now).toMatchObject([{ kind: 'balance', had: { symbol: 'PUSD' }, now: 0n, change: -25n }]);
  expect(found.fee).toBe(3n);
});

test('a transaction that failed changes nothing but its fee', () => {
  const found = timelineOf({
    states: [state(25n, 100n, 0n), state(25n, 98n, 0n)],
    blocks: [block(188, { from: you, fee: 2n, failed: true })],
    own: [you],
    account: you,
  });
  expect(found).toMatchObject({ steps: [{ failed: true, changes: [] }], now: [], fee: 2n });
});
