import { createPublicClient, createWalletClient, http } from 'viem';
import { mainnet } from 'viem/chains';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeNode, openPage, type Page, type Site, site } from './testing/scriptsSite.ts';

const account = `0x${'11'.repeat(20)}` as const;
let it: Site;
let page: Page;
let node: Awaited<ReturnType<typeof fakeNode>>;

beforeAll(async () => {
  node = await fakeNode((body) => ({
    body: `{"jsonrpc":"2.0","id":1,"result":"${body.includes('eth_getBalance') ? '0x7' : '0x5'}"}`,
  }));
  it = await site();
  page = await openPage(it, { accounts: [account], chainId: 1, node: node.url });
});
afterAll(async () => {
  await it.server.close();
  node.close();
});

/** Replies to the next request with `result`, and gives what was asked. */
async function decide(result: unknown): Promise<unknown> {
  const [ask] = await page.asks(1);
  page.heard.length = 0;
  page.say({ is: 'reply', id: ask?.id, result });
  return JSON.parse(ask?.call ?? '');
}

const wallet = () => createWalletClient({ account, chain: mainnet, transport: http(it.address) });

test('viem sends a transaction', async () => {
  const hash = wallet().sendTransaction({ to: account, value: 1n, data: '0x1234' });
  expect(await decide(`0x${'ab'.repeat(32)}`)).toMatchObject({
    method: 'eth_sendTransaction',
    params: [{ from: account, to: account, value: '0x1', data: '0x1234' }],
  });
  expect(await hash).toBe(`0x${'ab'.repeat(32)}`);
});

test('viem asks for a signature of a message and of typed data', async () => {
  const message = wallet().signMessage({ message: 'hello' });
  expect(await decide('0x01')).toEqual({ method: 'personal_sign', params: ['0x68656c6c6f', account] });
  expect(await message).toBe('0x01');
  const typed = wallet().signTypedData({
    domain: { name: 'Test', chainId: 1 },
    types: { Mail: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Mail',
    message: { amount: 2n ** 200n },
  });
  expect(await decide('0x02')).toMatchObject({ method: 'eth_signTypedData_v4', params: [account, {}] });
  expect(await typed).toBe('0x02');
});

test('viem is told of a refusal', async () => {
  const shown = expect(wallet().signMessage({ message: 'hello' })).rejects.toThrow(/User rejected/);
  const [ask] = await page.asks(1);
  page.heard.length = 0;
  page.say({ is: 'reply', id: ask?.id, error: { code: 4001, message: 'Rejected in Readback.' } });
  await shown;
});

test('viem reads, one by one and in a batch', async () => {
  expect(await wallet().getAddresses()).toEqual([account]);
  const reader = createPublicClient({ chain: mainnet, transport: http(it.address, { batch: true }) });
  const [balance, block, chain] = await Promise.all([
    reader.getBalance({ address: account }),
    reader.getBlockNumber(),
    reader.getChainId(),
  ]);
  expect([balance, block, chain]).toEqual([7n, 5n, 1]);
});
