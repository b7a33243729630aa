import { startAnvil, type Anvil } from './anvil.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hex } from 'viem';
import { freeBlocks, holdBlocks, sendAs } from './others.ts';
import { rpc } from './rpc.ts';

const poor = '0x000000000000000000000000000000000000bEEF';
const friend = '0x000000000000000000000000000000000000cAfE';
const rich = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

let anvil: Anvil;
const balanceOf = async (it: string) => BigInt(await rpc<Hex>(anvil.url, 'eth_getBalance', [it, 'latest']));

beforeAll(async () => {
  anvil = await startAnvil(31337);
});

afterAll(() => anvil.stop());

test('an account without a key and without a coin acts, and is no longer anybody’s afterwards', async () => {
  expect(await sendAs(anvil.url, { from: poor, to: friend, data: '0x', value: 0n })).toBe(true);
  expect(await rpc(anvil.url, 'eth_getTransactionCount', [poor, 'latest'])).toBe('0x1');
  const again = rpc(anvil.url, 'eth_sendTransaction', [{ from: poor, to: friend, value: '0x0' }]);
  await expect(again).rejects.toThrow();
});

test('what fails on the chain is said to have failed', async () => {
  await rpc(anvil.url, 'anvil_setCode', [friend, '0xfe']);
  expect(await sendAs(anvil.url, { from: poor, to: friend, data: '0x12', value: 0n })).toBe(false);
  await rpc(anvil.url, 'anvil_setCode', [friend, '0x']);
});

test('what is sent while blocks are held waits, and is mined when they go on', async () => {
  const before = await balanceOf(friend);
  await holdBlocks(anvil.url, true);
  const call = { from: rich, to: friend, value: '0x5' };
  const hash = await rpc<Hex>(anvil.url, 'eth_sendTransaction', [call]);
  expect(await rpc(anvil.url, 'eth_getTransactionReceipt', [hash])).toBe(null);
  await holdBlocks(anvil.url, false);
  expect(await balanceOf(friend)).toBe(before + 5n);

  await holdBlocks(anvil.url, true);
  await rpc(anvil.url, 'eth_sendTransaction', [call]);
  await freeBlocks(anvil.url);
  await sendAs(anvil.url, { from: poor, to: friend, data: '0x', value: 0n });
  expect(await balanceOf(friend)).toBe(before + 5n);
});

test('what nobody lets go is let go after a while', async () => {
  const before = await balanceOf(friend);
  await holdBlocks(anvil.url, true, 50);
  await rpc<Hex>(anvil.url, 'eth_sendTransaction', [{ from: rich, to: friend, value: '0x7' }]);
  await expect.poll(() => balanceOf(friend)).toBe(before + 7n);
});
