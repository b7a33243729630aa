import { beforeEach, expect, test, vi } from 'vitest';
import type { Had, Played } from '../../data/own/flights.ts';
import type { State } from './differences.ts';
import { readTimeline } from './timeline.ts';

const you = '0x1111111111111111111111111111111111111111';
const safe = '0x2222222222222222222222222222222222222222';
const thief = '0x3333333333333333333333333333333333333333';
const token = '0x4444444444444444444444444444444444444444';

type Tx = Readonly<{ from: string; failed?: boolean; unread?: boolean }>;

const chain = vi.hoisted(() => ({
  blocks: new Map<number, { hash: string; transactions: string[] } | null>(),
  receipts: new Map<string, unknown>(),
  states: new Map<number, unknown>(),
}));

vi.mock('./stateAt.ts', () => ({
  askChain: async (method: string, [first]: readonly [string], check: (it: unknown) => unknown) => {
    if (method === 'eth_getTransactionReceipt') return check(chain.receipts.get(first));
    const block = chain.blocks.get(Number(first));
    return block === undefined ? undefined : check(block);
  },
  stateAt: async (_: unknown, block: number) => chain.states.get(block),
}));

const hash = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const;
const played: Played = { from: 10, to: 12, head: hash(12), by: 'page' };
const had = (account: Had['account'], amount: bigint): Had => ({
  account,
  token,
  amount,
  symbol: 'PUSD',
  decimals: 6,
});

function mine(number: number, ...txs: readonly Tx[]): void {
  const transactions = txs.map((tx, at) => {
    const id = hash(number * 100 + at);
    const receipt = { from: tx.from, to: token, gasUsed: '0x1', effectiveGasPrice: '0x1', logs: [] };
    if (tx.unread !== true)
      chain.receipts.set(id, { ...receipt, status: tx.failed === true ? '0x0' : '0x1' });
    return id;
  });
  chain.blocks.set(number, { hash: hash(number), transactions });
}

const state = (dollars: bigint, power: State['power'] = []): State => ({
  had: [had(you, dollars), had(thief, 25n - dollars)],
  granted: [],
  power,
});

function read(of = played, before: readonly Had[] = [had(you, 25n)]) {
  return readTimeline({ had: before }, of, { account: you, safe, smartAccount: safe });
}

beforeEach(() => {
  for (const it of Object.values(chain)) it.clear();
  mine(10);
  mine(11, { from: you });
  mine(12, { from: thief });
  for (const [at, amount] of [
    [10, 25n],
    [11, 25n],
    [12, 0n],
  ] as const)
    chain.states.set(at, state(amount));
});

test('what happened is read block by block', async () => {
  expect(await read()).toMatchObject({
    steps: [
      { block: 11, mine: true },
      { block: 12, mine: false, changes: [{ change: -25n, other: thief }] },
    ],
    now: [{ change: -25n }],
  });
});

test('a chain that was put back is said to be, also where nothing was mined', async () => {
  const nothing: Played = { ...played, from: 12 };
  expect(await read(nothing)).toMatchObject({ steps: [], now: [] });
  chain.blocks.set(12, { hash: hash(99), transactions: [] });
  for (const it of [played, nothing]) expect(await read(it)).toBe('undone');
  chain.blocks.set(12, null);
  for (const it of [played, nothing]) expect(await read(it)).toBe('undone');
});

test('what ends before it begins is no replay', async () => {
  expect(await read({ ...played, from: 20 })).toBe('undone');
});

test.each([
  ['the last block', () => chain.blocks.delete(12)],
  ['a block between', () => chain.blocks.delete(11)],
  ['what came of a transaction', () => mine(12, { from: thief }, { from: thief, unread: true })],
  ['a state', () => chain.states.delete(11)],
  ['a balance in the end', () => chain.states.set(12, { ...state(0n), had: [] })],
])('a chain that does not answer of %s is said not to, and nothing is told', async (_, leaveOut) => {
  leaveOut();
  expect(await read()).toBeUndefined();
});

test('many blocks are no sign that the chain was put back', async () => {
  for (let at = 13; at <= 80; at += 1) {
    mine(at);
    chain.states.set(at, state(0n));
  }
  expect(await read({ ...played, to: 80, head: hash(80) })).toMatchObject({ now: [{ change: -25n }] });
  expect(await read({ ...played, to: 5_000, head: hash(5_000) })).not.toMatchObject({ now: [] });
});

test('a block in which one transaction failed and another took all does not say that only a fee was paid', async () => {
  mine(12, { from: you, failed: true }, { from: thief });
  expect(await read()).toMatchObject({
    steps: [{}, { failed: false, mine: false, from: thief, changes: [{}] }],
  });
  mine(12, { from: you }, { from: thief });
  expect(await read()).toMatchObject({ steps: [{}, { mine: false, from: thief }] });
});

test('what a failed transaction changed is told', async () => {
  mine(12, { from: thief, failed: true });
  chain.states.set(12, state(25n, [{ of: you, what: 'runs', who: thief }]));
  expect(await read()).toMatchObject({ steps: [{}, { failed: true, changes: [{ kind: 'power' }] }] });
});
