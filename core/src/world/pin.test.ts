import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { known, unknown, valueOf } from '../model/known.ts';
import { nextBaseFee, pin, pinBlock } from './pin.ts';
import { type Anvil, startAnvil } from './testing/anvil.ts';
import { rpcWorld } from './testing/rpcWorld.ts';
import { endpoint, says, tableWorld } from './testing/tableWorld.ts';

const { signal } = new AbortController();
const hash = `0x${'ab'.repeat(32)}` as const;
const latest = {
  hash,
  number: '0x10',
  timestamp: '0x64',
  gasLimit: '0x1c9c380',
  gasUsed: '0x0',
  baseFeePerGas: '0x3b9aca00',
  transactions: [],
};
const time = (seconds: bigint) => ({ time: () => known(seconds) });

describe('the pinned block', () => {
  test('is the one after the latest, a block time later', async () => {
    const world = tableWorld({ eth_getBlockByNumber: says(latest), eth_chainId: says('0x1') }, time(90n));
    expect(await pinBlock(world, 1, signal)).toEqual(
      known({
        chainId: 1,
        endpoint,
        parentHash: hash,
        parentNumber: 16n,
        number: 17n,
        timestamp: 112n,
        baseFeePerGas: 875_000_000n,
        gasLimit: 30_000_000n,
      }),
    );
    expect(world.asked).toHaveLength(2);
  });

  test('of a mined transaction is its own block, on the state that the block before left', async () => {
    const own = { ...latest, hash: `0x${'cd'.repeat(32)}` as const, number: '0x11', timestamp: '0x70' };
    const world = tableWorld(
      { eth_getBlockByNumber: says(latest), eth_getBlockByHash: says(own), eth_chainId: says('0x1') },
      { time: () => known(9_000n) },
    );
    const mined = { blockHash: own.hash, blockNumber: 17n } as const;
    expect((await pin(world, 1, signal, mined)).block).toEqual(
      known({
        chainId: 1,
        endpoint,
        parentHash: hash,
        parentNumber: 16n,
        number: 17n,
        timestamp: 112n,
        baseFeePerGas: 1_000_000_000n,
        gasLimit: 30_000_000n,
      }),
    );
    for (const wrong of [
      { ...mined, blockNumber: 18n },
      { ...mined, blockHash: hash },
    ] as const) {
      expect((await pin(world, 1, signal, wrong)).block).toEqual(unknown('malformed', endpoint));
    }
  });

  test('is in the present when the chain has stood still', async () => {
    const table = { eth_getBlockByNumber: says(latest), eth_chainId: says('0x7a69') };
    expect(valueOf(await pinBlock(tableWorld(table, time(5_000n)), 31337, signal))?.timestamp).toBe(5_000n);
    expect(valueOf(await pinBlock(tableWorld(table, time(5n)), 31337, signal))?.timestamp).toBe(101n);
  });

  test('does not follow a wrong clock of this device on a network that never stands still', async () => {
    const world = tableWorld({ eth_getBlockByNumber: says(latest), eth_chainId: says('0x1') }, time(5_000n));
    expect(valueOf(await pinBlock(world, 1, signal))?.timestamp).toBe(112n);
  });

  test('is unknown when the node is on another chain, and the chain it reports is a fact', async () => {
    const world = tableWorld({ eth_getBlockByNumber: says(latest), eth_chainId: says('0x5') });
    const { block, facts } = await pin(world, 1, signal);
    expect(block).toEqual(unknown('malformed', endpoint));
    expect(facts['chain.reported']?.value).toEqual(known({ kind: 'chain', chainId: 5 }));
  });

  test.each([
    null,
    'x',
    7,
    [],
    {},
    { ...latest, hash: '0x12' },
    { ...latest, number: '16' },
    { ...latest, gasLimit: '0x0' },
    { ...latest, baseFeePerGas: '0x' },
    { ...latest, timestamp: `0x${'f'.repeat(65)}` },
  ])('is unknown when the node talks nonsense (%#)', async (nonsense) => {
    const world = tableWorld({ eth_getBlockByNumber: says(nonsense), eth_chainId: says('0x1') });
    expect((await pinBlock(world, 1, signal)).s).toBe('unknown');
  });
});

describe('the next base fee', () => {
  test('follows the vectors of EIP-1559: full, half full and empty blocks', () => {
    const fee = (gasUsed: bigint) => nextBaseFee({ gasLimit: 20n, gasUsed, baseFeePerGas: 1_000_000_000n });
    expect([fee(20n), fee(10n), fee(0n)]).toEqual([1_125_000_000n, 1_000_000_000n, 875_000_000n]);
    expect(nextBaseFee({ gasLimit: 20n, gasUsed: 11n, baseFeePerGas: 1n })).toBe(2n);
  });

  let anvil: Anvil;
  beforeAll(async () => {
    anvil = await startAnvil();
  });
  afterAll(() => anvil.stop());

  test('is the one that a real node then mines', async () => {
    const world = rpcWorld(anvil.url, time(1n));
    const ask = (method: string, params: unknown[]) =>
      world.ask('rpc', { chainId: 31337, method, params }, { signal, deadline: 5_000, maxBytes: 1e6 });
    await ask('evm_mine', []);
    const predicted = valueOf(await pinBlock(world, 31337, signal));
    await ask('evm_mine', []);
    const mined = valueOf(await pinBlock(world, 31337, signal));
    expect(mined?.parentNumber).toBe(predicted?.number);
    const block = valueOf(await ask('eth_getBlockByNumber', ['latest', false]));
    expect(block).toMatchObject({ result: { baseFeePerGas: `0x${predicted?.baseFeePerGas.toString(16)}` } });
  });
});
