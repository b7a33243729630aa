import type { Address } from 'viem';
import { beforeEach, describe, expect, test } from 'vitest';
import { unknown } from '../../model/known.ts';
import { guarded } from '../../world/guard.ts';
import { endpoint, fails, type Reply, says, tableWorld } from '../../world/testing/tableWorld.ts';
import { forgetLacks } from '../engines/capabilities.ts';
import type { Run } from '../../effects/engine.ts';
import { agrees } from './agrees.ts';
import { callFrames } from './callFrames.ts';
import { traceRun } from './traceRun.ts';

const [me, you]: [Address, Address] = [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`];
const call = { from: me, to: you, value: 5n, data: '0x', gas: 21_000n } as const;
const run: Run = {
  block: {
    chainId: 1,
    parentHash: `0x${'ab'.repeat(32)}`,
    parentNumber: 1n,
    number: 2n,
    timestamp: 3n,
    baseFeePerGas: 7n,
    gasLimit: 30_000_000n,
    endpoint,
  },
  calls: [call],
  reads: [],
  fees: { kind: 'none' },
  overrides: [],
  deadline: 100,
};
const frame = { type: 'CALL', from: me, to: you, value: '0x5', input: '0x', gasUsed: '0x5208' };
const { signal } = new AbortController();

beforeEach(forgetLacks);

async function traced(reply: Reply, more: Partial<Run> = {}) {
  const world = tableWorld({ debug_traceCall: reply });
  const answer = await traceRun({ ...run, ...more }, guarded(world), signal);
  return { answer, asked: world.asked };
}

describe('a run is traced', () => {
  test('in the pinned block, on the state of its parent, with events', async () => {
    const { answer, asked } = await traced(says(frame));
    expect(answer).toMatchObject({ s: 'known', v: [{ cut: false, nodes: [{ id: '0', value: 5n }] }] });
    const [tx, at, config] = asked[0]?.params ?? [];
    expect([asked.length, tx, at]).toMatchObject([
      1,
      { from: me, to: you, value: '0x5' },
      { blockHash: run.block.parentHash },
    ]);
    expect(config).toMatchObject({
      tracer: 'callTracer',
      tracerConfig: { withLog: true },
      blockOverrides: { number: '0x2', time: '0x3' },
    });
  });

  test('and is not asked of a node again that has no tracer', async () => {
    const world = tableWorld({});
    expect(await traceRun(run, world, signal)).toEqual(unknown('unsupported', endpoint));
    expect(await traceRun(run, world, signal)).toEqual(unknown('unsupported', endpoint));
    expect(world.asked).toHaveLength(1);
  });

  test('but not where several accounts send: that would be another run', async () => {
    const calls = [call, { ...call, from: you }];
    const { answer, asked } = await traced(says(frame), { calls });
    expect([answer, asked]).toEqual([unknown('unsupported', endpoint), []]);
  });
});

describe('a node that answers something else is not believed', () => {
  test.each([
    ['another sender', { ...frame, from: you }],
    ['another contract', { ...frame, to: me }],
    ['another value', { ...frame, value: '0x6' }],
    ['other bytes', { ...frame, input: '0x00' }],
    ['a creation', { ...frame, type: 'CREATE' }],
    ['a delegatecall', { ...frame, type: 'DELEGATECALL' }],
    ['a list', [frame]],
    ['nothing that is a call', { ...frame, calls: [{}] }],
  ])('%s', async (_, result) => {
    expect((await traced(says(result))).answer).toEqual(unknown('malformed', endpoint));
  });

  test('one that fails, is too slow, or answers too much, says so', async () => {
    expect((await traced(fails(-32000, 'no more memory'))).answer).toEqual(unknown('refused', endpoint));
    expect((await traced(fails(-32000, 'limit exceeded'))).answer).toEqual(unknown('busy', endpoint));
    expect((await traced(() => new Promise(() => {}))).answer).toMatchObject({ why: 'timeout' });
    const many = says({ ...frame, calls: Array(200_000).fill(frame) });
    expect((await traced(many)).answer).toMatchObject({ why: 'tooLarge' });
  });

  test('a batch that was not carried out whole', async () => {
    const outer = { ...frame, to: me, value: '0x0', calls: [frame] };
    const { answer } = await traced(says(outer), { calls: [call, call] });
    expect(answer).toEqual(unknown('malformed', endpoint));
  });
});

describe('a trace agrees with what was simulated', () => {
  const log = { address: you, topics: [], data: '0x01' } as const;
  const other = { ...log, data: '0x02' } as const;
  const tracedWith = (logs: readonly object[], more: object = {}) => {
    const it = callFrames({ ...frame, logs, ...more });
    return it === undefined ? [] : [it];
  };
  const simulated = (logs: readonly (typeof log | typeof other)[], ok = true) => [
    { ok, data: '0x', logs } as const,
  ];

  test('when it has the same status and the same events, in whatever order', () => {
    expect(agrees(tracedWith([log, other]), simulated([other, log]), false)).toBe(true);
    expect(agrees(tracedWith([log]), simulated([log, log]), false)).toBe(false);
    expect(agrees(tracedWith([log, log]), simulated([log, other]), false)).toBe(false);
    expect(agrees(tracedWith([]), simulated([], false), false)).toBe(false);
    expect(agrees([], simulated([]), false)).toBe(false);
  });

  test('and fails in the same way', () => {
    const failed = { error: 'execution reverted', output: '0x01020304' };
    const by = (data: `0x${string}`) => [{ ok: false, data, logs: [] } as const];
    expect(agrees(tracedWith([], failed), by('0x01020304'), false)).toBe(true);
    expect(agrees(tracedWith([], failed), by('0x01020305'), false)).toBe(false);
    expect(agrees(tracedWith([], failed), by('0x'), false), 'a node that leaves it out').toBe(true);
  });

  test('as far as both were kept', () => {
    expect(agrees(tracedWith([log, other]), simulated([log]), true)).toBe(true);
    expect(agrees(tracedWith([other]), simulated([log]), true)).toBe(false);
  });
});
