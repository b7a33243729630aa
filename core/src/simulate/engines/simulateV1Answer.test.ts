import { expect, test } from 'vitest';
import type { Run } from '../../effects/engine.ts';
import { outcomeOf } from './simulateV1Answer.ts';

const words = (...all: readonly bigint[]) =>
  `0x${all.map((it) => it.toString(16).padStart(64, '0')).join('')}` as const;
const read = { status: '0x1', gasUsed: '0x1', returnData: words(0n, 2n, 3n, 0n), logs: [] };
const run: Run = {
  block: {
    chainId: 1,
    parentHash: `0x${'ab'.repeat(32)}`,
    parentNumber: 1n,
    number: 2n,
    timestamp: 3n,
    baseFeePerGas: 0n,
    gasLimit: 30_000_000n,
    endpoint: 'node.test',
  },
  calls: [{ from: `0x${'11'.repeat(20)}`, to: null, value: 0n, data: '0x', gas: 1n }],
  reads: [],
  fees: { kind: 'none' },
  overrides: [],
  deadline: 1,
};

function dataOf(call: object): string | undefined {
  const failed = { status: '0x0', gasUsed: '0x1', logs: [], ...call };
  const by = { endpoint: 'node.test', engine: 'eth_simulateV1' };
  return outcomeOf([{ calls: [read, failed, read] }], run, by)?.calls[0]?.data;
}

test('what a call failed with is found where nodes put it', () => {
  const error = { code: 3, message: 'execution reverted', data: '0x4e487b71' };
  expect(dataOf({ returnData: '0x4e487b71', error: { code: -3200, message: 'failed' } }), 'Anvil').toBe(
    '0x4e487b71',
  );
  expect(dataOf({ returnData: '0x', error }), 'geth').toBe('0x4e487b71');
  expect(dataOf({ error })).toBe('0x4e487b71');
  expect(dataOf({ returnData: '0x', error: { code: -32015, message: 'out of gas' } })).toBe('0x');
  expect(dataOf({ error: { data: 'nonsense' } })).toBe('0x');
});
