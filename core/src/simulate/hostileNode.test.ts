import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { known, unknown } from '../model/known.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { fails, type Reply, says, tableWorld } from '../world/testing/tableWorld.ts';
import { forgetLacks } from './engines/capabilities.ts';
import { simulate } from './simulate.ts';
import { alice, bob, chainId } from './testing/chain.ts';
import { call, stepOf } from './testing/inputs.ts';

const it = call(bob, '0x', 1n);
const block = {
  chainId,
  parentHash: `0x${'ab'.repeat(32)}`,
  parentNumber: 1n,
  number: 2n,
  timestamp: 3n,
  baseFeePerGas: 7n,
  gasLimit: 30_000_000n,
  endpoint: 'node.test',
} as const;
const input = {
  request: freeze({ kind: 'transaction', chainId, from: alice, call: it, set: {} }, ''),
  steps: [stepOf(it, alice)],
  block,
  accounts: [alice],
};
const { signal } = new AbortController();
beforeEach(forgetLacks);
const answeredWith = async (eth_simulateV1: Reply) =>
  simulate(input, tableWorld({ eth_simulateV1, eth_maxPriorityFeePerGas: says('0x1') }), signal);

describe('a node that does not help leaves the effects unknown, with the reason', () => {
  test.each([
    ['it lacks the method', fails(-32601, 'Method not found'), 'unsupported'],
    [
      'it says so in words',
      fails(-32000, 'the method eth_simulateV1 does not exist/is not available'),
      'unsupported',
    ],
    ['it crashes', fails(-32603, 'method handler crashed'), 'unsupported'],
    ['it is busy', fails(-32005, 'limit exceeded'), 'busy'],
    ['it is down', () => unknown('offline', 'node.test'), 'offline'],
    ['it sends ten megabytes', says('f'.repeat(10_000_000)), 'tooLarge'],
    ['it answers nothing', says(null), 'malformed'],
    ['it answers a word', says('ok'), 'malformed'],
    ['it answers no blocks', says([]), 'malformed'],
    ['it answers too few calls', says([{ calls: [] }]), 'malformed'],
    ['its calls are nonsense', says([{ calls: [{}, {}, {}] }]), 'malformed'],
    [
      'its reads are nonsense',
      says([{ calls: Array(3).fill({ status: '0x1', gasUsed: '0x1', returnData: '0x00', logs: [] }) }]),
      'malformed',
    ],
  ] as const)('%s', async (_, reply, why) => {
    const { effects, state, facts } = await answeredWith(reply);
    expect([effects.s === 'unknown' && effects.why, state, facts]).toEqual([why, 'failed', {}]);
  });

  test('it never answers: the end comes when the user leaves', async () => {
    const stop = new AbortController();
    const running = simulate(input, tableWorld({ eth_simulateV1: () => new Promise(() => {}) }), stop.signal);
    stop.abort();
    expect((await running).effects).toMatchObject({ s: 'unknown' });
  });

  test('whatever it answers, nothing is thrown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (answer) => {
        const { effects } = await answeredWith(says([{ calls: [answer, answer, answer] }]));
        expect(effects.s).toBe('unknown');
      }),
    );
  });
});

describe('without a network', () => {
  test('nobody is asked about a transaction that names no sender when there is no account', async () => {
    const world = tableWorld({});
    const request = freeze({ kind: 'transaction', chainId, call: it, set: {} }, '');
    const { effects, state } = await simulate({ ...input, request, accounts: [] }, world, signal);
    expect([effects, state, world.asked]).toEqual([unknown('notAsked'), 'failed', []]);
  });

  test('a tip that no network would ask is not shown as a fee', async () => {
    const world = tableWorld({
      eth_simulateV1: ([it]) => known({ result: quietly(it), endpoint: 'node.test' }),
      eth_maxPriorityFeePerGas: says(`0x${'f'.repeat(60)}`),
    });
    const { facts } = await simulate(input, world, signal);
    expect(facts['fee.expected']?.value).toEqual(unknown('malformed', 'node.test'));
  });
});

/** What a node answers that runs everything and finds that nothing changes: every read is 5, before and after. */
function quietly(asked: unknown) {
  const { blockStateCalls } = asked as { blockStateCalls: { calls?: { data: string }[] }[] };
  const done = { status: '0x1', gasUsed: '0x5208', logs: [] };
  return blockStateCalls.map(({ calls = [] }) => ({
    calls: calls.map(({ data }, n) => {
      const isRead = n === 0 || n === calls.length - 1;
      const value = `${'01'.padStart(64, '0')}${'05'.padStart(64, '0')}`;
      return { ...done, returnData: isRead ? `0x${'00'.repeat(128)}${value.repeat(readsIn(data))}` : '0x' };
    }),
  }));
}

/** How many reads the reader is asked for. */
function readsIn(data: string): number {
  let count = 0;
  for (let at = 2; at < data.length; count += 1) {
    const length = Number.parseInt(data.slice(at, at + 2), 16);
    const bytes = length > 127 ? (length & 127) + 1 : length === 1 ? 0 : length;
    at += 2 * (21 + bytes);
  }
  return count;
}
