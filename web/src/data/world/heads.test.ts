import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const asked = { method: 'eth_getBlockByNumber', params: ['latest', false] } as const;
const start = 1_800_000_000_000;

let clock = start;
let noteHead: typeof import('./heads.ts').noteHead;
let heads: typeof import('./heads.ts').heads;

beforeEach(async () => {
  vi.resetModules();
  clock = start;
  vi.doMock('../steadyClock.ts', () => ({ steadyNow: () => clock }));
  ({ noteHead, heads } = await import('./heads.ts'));
});

afterEach(() => vi.doUnmock('../steadyClock.ts'));

const block = (seconds: number, endpoint = 'node.test') => ({
  result: { timestamp: `0x${seconds.toString(16)}`, number: '0x1' },
  endpoint,
});

test('the latest blocks that nodes showed are kept, with when they were seen', () => {
  noteHead({ chainId: 1, ...asked }, block(1_799_999_990));
  clock += 4_000;
  noteHead({ chainId: 10, ...asked }, block(1_800_000_003, 'other.test'));
  noteHead({ chainId: 1, ...asked }, block(1_800_000_002));
  expect(heads()).toEqual([
    { chainId: 1, endpoint: 'node.test', timestamp: 1_800_000_002n, seenAt: 1_800_000_004n },
    { chainId: 10, endpoint: 'other.test', timestamp: 1_800_000_003n, seenAt: 1_800_000_004n },
  ]);
});

test('those of long ago are not', () => {
  noteHead({ chainId: 1, ...asked }, block(1_800_000_000));
  clock += 10 * 60_000 + 1;
  expect(heads()).toEqual([]);
});

test('what is not the latest block, or not one at all, is not taken for it', () => {
  noteHead({ chainId: 1, method: 'eth_getBlockByNumber', params: ['0x5', false] }, block(1_000_000_000));
  noteHead({ chainId: 1, method: 'eth_call', params: ['latest'] }, block(1_000_000_000));
  for (const result of [
    null,
    'x',
    {},
    { timestamp: 5 },
    { timestamp: '0x' },
    { timestamp: `0x${'f'.repeat(64)}` },
  ]) {
    noteHead({ chainId: 1, ...asked }, { result, endpoint: 'node.test' });
  }
  noteHead({ chainId: 1, ...asked }, { error: { code: 1, message: 'no' }, endpoint: 'node.test' });
  expect(heads()).toEqual([]);
});
