import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pad } from 'viem';
import { says, tableWorld } from '../../world/testing/tableWorld.ts';
import { alice, bob } from '../testing/ledger.ts';
import { pay, readCall, scene } from '../testing/scene.ts';
import { blocksAgo, hearingNode } from './node.ts';
import { type PollSchedule, usualSchedule, wait } from './pace.ts';
import { hearTransaction } from './transaction.ts';

const { signal } = new AbortController();

describe('a node that is asked about a transaction', () => {
  test('names the block so many before its latest, and the first where there are not so many', async () => {
    const ago = (latest: string, count: bigint) =>
      blocksAgo(hearingNode(tableWorld({ eth_blockNumber: says(latest) }), 1, signal), count);
    expect(await ago('0x64', 40n)).toBe(60n);
    expect(await ago('0x64', 99n)).toBe(1n);
    expect(await ago('0x64', 100n)).toBe(0n);
    expect(await ago('0x64', 5_000n)).toBe(0n);
    expect(await ago('none', 1n)).toBeUndefined();
  });

  test('is believed of a receipt only where it is of the transaction that was asked for', async () => {
    const receipt = {
      status: '0x1',
      gasUsed: '0x1',
      effectiveGasPrice: '0x1',
      blockHash: pad('0x01'),
      blockNumber: '0x1',
      logs: [],
    };
    const ask = async (transactionHash?: string) => {
      const world = tableWorld({ eth_getTransactionReceipt: says({ ...receipt, transactionHash }) });
      return (await hearingNode(world, 1, signal).receipt(pad('0xAB').replace('ab', 'AB') as `0x${string}`))
        .s;
    };
    expect(await ask()).toBe('known');
    expect(await ask(pad('0xab'))).toBe('known');
    expect(await ask(pad('0xac'))).toBe('unknown');
  });

  test('counts what an account made at the newest block, or at the one that is named', async () => {
    const world = tableWorld({
      eth_getTransactionCount: ([of, at]) =>
        says(of === alice.address ? { latest: '0x7', '0x1f': '0x3' }[String(at)] : null)([]),
    });
    const node = hearingNode(world, 1, signal);
    const counts = await Promise.all([
      node.nonce(alice.address),
      node.nonce(alice.address, 31n),
      node.nonce(bob.address),
    ]);
    expect(counts.map((it) => (it.s === 'known' ? it.v.value : it.s))).toEqual([7n, 3n, 'unknown']);
  });
});

describe('between two questions', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** How long it is waited before the poll of this number, in milliseconds. */
  async function waited(pace: PollSchedule, poll: number, times?: number): Promise<number> {
    const start = Date.now();
    let end = 0;
    const done = (times === undefined ? wait(pace, poll, signal) : wait(pace, poll, signal, times)).then(
      () => {
        end = Date.now();
      },
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    return end - start;
  }

  test('it is waited longer and longer, up to four seconds', async () => {
    const all: number[] = [];
    for (const poll of [0, 1, 2, 6, 7, 100]) all.push(await waited(usualSchedule, poll));
    expect(all).toEqual([500, 700, 979, 3_764, 4_000, 4_000]);
    expect(await waited(usualSchedule, 100, 3)).toBe(12_000);
  });

  test('the waiting ends at once for who has gone, before or meanwhile', async () => {
    const stop = new AbortController();
    const waits = wait(usualSchedule, 3, stop.signal);
    expect(vi.getTimerCount()).toBe(1);
    stop.abort();
    await waits;
    expect(vi.getTimerCount()).toBe(0);
    await wait(usualSchedule, 3, stop.signal);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('what is stuck or mined is looked at a third as often, and a hash is looked up once', async () => {
    const pace: PollSchedule = {
      first: 100,
      growth: 1,
      most: 100,
      unseen: 100,
      gone: 8,
      stuck: 4,
      settle: 5,
      deep: 6,
    };
    const chain = scene();
    const read = readCall(chain, pay());
    const tx = await chain.send(alice, pay());
    const world = chain.world();
    const stop = new AbortController();
    const words: string[] = [];
    const all = hearTransaction(read, { account: alice.address, hash: tx.hash }, world, stop.signal, pace);
    const heard = (async () => {
      for await (const it of all) words.push(it.verdict);
    })();
    const asked = (method: string) => world.asked.filter((it) => it.method === method).length;
    await vi.advanceTimersByTimeAsync(350);
    expect([words, asked('eth_getTransactionReceipt')]).toEqual([['waiting', 'waiting'], 4]);
    await vi.advanceTimersByTimeAsync(100);
    expect([words.at(-1), asked('eth_getTransactionReceipt')]).toEqual(['stuck', 5]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked('eth_getTransactionReceipt')).toBe(9);
    chain.mine([{ tx }]);
    await vi.advanceTimersByTimeAsync(300);
    const once = asked('eth_getTransactionByHash');
    expect(words.at(-1)).toBe('same');
    await vi.advanceTimersByTimeAsync(900);
    expect(asked('eth_getTransactionByHash')).toBe(once);
    expect(asked('eth_getTransactionReceipt')).toBe(once + 3);
    // Five times it is looked after, and that is it.
    await vi.advanceTimersByTimeAsync(10_000);
    await heard;
    expect(asked('eth_getTransactionReceipt')).toBe(once + 5);
    expect(words).toEqual(['waiting', 'waiting', 'stuck', 'same', 'same']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
