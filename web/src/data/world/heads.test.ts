import { known, unknown } from '@readback/core/model/known.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const start = 1_800_000_000_000;

const asked = (chainId: number) => ({ chainId, method: 'eth_getBlockByNumber', params: ['latest', false] });

let clock = start;
let noteHead: typeof import('./heads.ts').noteHead;
let heads: typeof import('./heads.ts').heads;

beforeEach(async () => {
  vi.resetModules();
  clock = start;
  vi.doMock('../base/steadyClock.ts', () => ({ steadyNow: () => clock }));
  ({ noteHead, heads } = await import('./heads.ts'));
});

afterEach(() => vi.doUnmock('../base/steadyClock.ts'));

const block = (seconds: number, endpoint = 'node.test') =>
  known({ result: { timestamp: `0x${seconds.toString(16)}`, number: '0x1' }, endpoint });

test('the latest blocks that nodes showed are kept, with when they were seen', () => {
  noteHead(asked(1), block(1_799_999_990));
  clock += 4_000;
  noteHead(asked(10), block(1_800_000_003, 'other.test'));
  noteHead(asked(1), block(1_800_000_002));
  expect(heads()).toEqual([
    { chainId: 1, endpoint: 'node.test', timestamp: 1_800_000_002n, seenAt: 1_800_000_004n },
    { chainId: 10, endpoint: 'other.test', timestamp: 1_800_000_003n, seenAt: 1_800_000_004n },
  ]);
});

test('those of long ago are not', () => {
  noteHead(asked(1), block(1_800_000_000));
  clock += 601_000;
  expect(heads()).toEqual([]);
});

test('what is no block is not taken for one', () => {
  for (const result of [
    null,
    'x',
    {},
    { timestamp: 5 },
    { timestamp: '0x' },
    { timestamp: `0x${'f'.repeat(64)}` },
  ])
    noteHead(asked(1), known({ result, endpoint: 'node.test' }));
  noteHead(asked(1), known({ error: { code: 1, message: 'no' }, endpoint: 'node.test' }));
  noteHead(asked(1), unknown('timeout'));
  noteHead({ ...asked(1), method: 'eth_call' }, block(1_000_000_000));
  expect(heads()).toEqual([]);
});
