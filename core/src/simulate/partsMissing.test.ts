import { beforeEach, expect, test, vi } from 'vitest';
import { friend, me, permit, usdc } from '../check/testing/views.ts';
import { unknown } from '../model/known.ts';
import type { Body } from '../model/request.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { fails, says, tableWorld } from '../world/testing/tableWorld.ts';

/** The parts of the station that are fetched once a request, or a node, needs them. */
const parts = {
  derive: './derived/derive.ts',
  traceCall: './engines/fallbacks/traceCall.ts',
  tracedState: './engines/fallbacks/tracedState.ts',
  ethCall: './engines/fallbacks/ethCall.ts',
  plainEthCall: './engines/fallbacks/plainEthCall.ts',
  explained: './trace/explained.ts',
};

beforeEach(() => {
  vi.resetModules();
  for (const path of Object.values(parts)) vi.doUnmock(path);
});

const word = `0x${'00'.repeat(31)}05`;

/** A node that runs single calls, and has no `eth_simulateV1`. */
const node = () =>
  tableWorld({
    eth_call: says(word),
    eth_getCode: says('0x60'),
    eth_getBalance: says('0x5'),
    eth_getTransactionCount: says('0x1'),
    eth_estimateGas: says('0x5208'),
    eth_simulateV1: fails(-32601, 'the method does not exist'),
  });

const block = {
  chainId: 1,
  parentHash: `0x${'ab'.repeat(32)}`,
  parentNumber: 1n,
  number: 2n,
  timestamp: 3n,
  baseFeePerGas: 7n,
  gasLimit: 30_000_000n,
  endpoint: 'node.test',
} as const;

async function effectsOf(body: Body) {
  const { simulate } = await import('./simulate.ts');
  const input = { request: freeze(body, ''), steps: [], block, accounts: [me] };
  return simulate(input, node(), new AbortController().signal);
}

const payment: Body = {
  kind: 'transaction',
  chainId: 1,
  from: me,
  call: { to: friend, value: 1n, data: '0x' },
  set: {},
};

const cannotLoad = (path: string) =>
  vi.doMock(path, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });

test('where the part that derives what a signature does cannot be loaded, its effects are not known', async () => {
  expect((await effectsOf(permit(usdc, 1n))).effects.s).toBe('known');
  vi.resetModules();
  cannotLoad(parts.derive);
  const { effects, state } = await effectsOf(permit(usdc, 1n));
  expect([effects.s, state]).toEqual(['unknown', 'failed']);
});

test('where the parts for nodes of another kind cannot be loaded, a payment’s effects are not known', async () => {
  const { traceCall, tracedState, ethCall, plainEthCall } = parts;
  expect((await effectsOf(payment)).effects.s).toBe('known');
  vi.resetModules();
  for (const path of [traceCall, tracedState, ethCall, plainEthCall]) cannotLoad(path);
  const { effects, state } = await effectsOf(payment);
  expect([effects.s, state]).toEqual(['unknown', 'failed']);
});

test('where the part that explains failures cannot be loaded, the calls of a failed run are not known', async () => {
  const failed = { ok: false, gasUsed: 21_000n, data: '0x', logs: [] } as const;
  const input = {
    ran: { outcome: { calls: [failed], engine: 'eth_simulateV1', endpoint: 'node.test' } },
    plan: { atomic: true, calls: [], accounts: [] },
    steps: [],
    block,
    shown: { status: 'revert' },
  } as never;
  const callsOf = async () => {
    const { traceReport } = await import('./trace/traceReport.ts');
    const traces = Promise.resolve(unknown('unsupported'));
    const { grow } = await traceReport(input, traces, node(), new AbortController().signal);
    return grow({ engines: [], notLookedAt: [] } as never).calls;
  };
  expect(await callsOf()).toMatchObject({ s: 'unknown', why: 'unsupported' });
  vi.resetModules();
  cannotLoad(parts.explained);
  expect(await callsOf()).toMatchObject({ s: 'unknown', why: 'malformed' });
});
