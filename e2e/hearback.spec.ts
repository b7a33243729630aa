import type { Page, Route } from '@playwright/test';
import { upgradeToken } from '@readback/scenarios/power.ts';
import { askTransaction } from '@readback/scenarios/ask.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { type Address, type Hex, keccak256, parseTransaction } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { confirm, connect, hearback, readBack, setting, verdict, signAsAsked } from './fixture/pilot.ts';
import { countQuestions } from './fixture/node.ts';
import { core, expect, test, waits } from './fixture/test.ts';

/** The first account of every development chain, which the practice wallet has, too. */
const key = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await connect(page);
});

test('what a restart of the practice chain takes back is undone, also after a reload, and nothing is sent again', async ({
  page,
  watch,
}) => {
  const { info } = await setting(page);
  const [, friend] = info.accounts;
  await readBack(page, askTransaction(key.address, { to: friend?.address ?? key.address, value: 1_000n }));
  await signAsAsked(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('it matches the readback, with the same effects');
  await expect(hearback(page)).toContainText(/received 0\.000000000000001 ETH/);
  const origin = new URL(page.url()).origin;
  const reset = await page.request.post('/practice/reset', { headers: { origin }, data: {} });
  expect(reset.ok()).toBe(true);
  await expect(hearback(page)).toContainText('Undone: the practice chain was restarted');
  await expect(hearback(page)).not.toContainText('received');
  await expect(hearback(page).getByRole('alert')).toHaveCount(0);
  const asked = await watch.signingCalls();
  await page.goto('/#/activity');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Chain was reset');
  await expect(page.getByRole('main')).not.toContainText(/Dropped|Replaced|Reorganized/);
  expect(await watch.signingCalls()).toHaveLength(asked.length);
});

test('a payment ends with what arrived, and leads on', { tag: core }, async ({ page }) => {
  const { info } = await setting(page);
  const [, friend] = info.accounts;
  await readBack(page, askTransaction(key.address, { to: friend?.address ?? key.address, value: 1_000n }));
  await signAsAsked(page);
  await confirm(page);
  await expect(hearback(page)).toContainText(/received 0\.000000000000001 ETH/);
  await expect(hearback(page)).toContainText(/block \d+/);
  const first = page.url();
  await page.getByRole('button', { name: 'Pay again' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(verdict(page)).toHaveText(/^(Read back|Caution)$/);
  await page.goBack();
  await hearback(page).getByRole('link', { name: 'Open in Activity' }).click();
  await expect(page).toHaveURL(/#\/activity\//);
  await expect(hearback(page)).toContainText(/received 0\.000000000000001 ETH/);
  await expect(page.getByRole('button', { name: 'Pay again' })).toHaveCount(0);
});

test('code that is replaced between the readback and the block is named', { tag: core }, async ({ page }) => {
  const given = await setting(page);
  const { info } = given;
  const [, friend] = info.accounts;
  const { changingToken } = info.addresses;
  const to = (friend?.address ?? key.address).slice(2).toLowerCase().padStart(64, '0');
  const data: Hex = `0xa9059cbb${to}${'5'.padStart(64, '0')}`;
  await readBack(page, askTransaction(key.address, { to: changingToken, data }));
  await signAsAsked(page);
  const [upgrade] = JSON.parse(upgradeToken.request(given)).params;
  await send(page, await signed(page, upgrade.to, upgrade.data));
  await confirm(page);
  await expect(hearback(page)).toContainText(/ran different code than the readback showed/);
  await expect(hearback(page).getByRole('row').filter({ hasText: 'Code that' })).toContainText('different');
});

test('a transaction in whose place the account sent something else is told aloud, with its hash', {
  tag: waits,
}, async ({ page }) => {
  const { info } = await setting(page);
  const [, friend, other] = info.accounts;
  const held = await holdBack(page);
  await readBack(page, askTransaction(key.address, { to: friend?.address ?? key.address, value: 1_000n }));
  await signAsAsked(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('The transaction was sent as read back and is pending');
  const second = await signed(page, other?.address ?? key.address, '0x');
  await send(page, second);
  held.drop();
  await expect(hearback(page).getByRole('alert')).toContainText(
    'The result differs from what was read back',
    {
      timeout: 60_000,
    },
  );
  await expect(hearback(page)).toContainText(
    'A different transaction from the account replaced the one that was read back',
  );
  await expect(hearback(page)).toContainText(keccak256(second));
});

test('what was waited for is taken up at the next start, on whatever screen, and nothing is sent', async ({
  page,
  watch,
}) => {
  const { info } = await setting(page);
  const [, friend] = info.accounts;
  const held = await holdBack(page);
  await readBack(page, askTransaction(key.address, { to: friend?.address ?? key.address, value: 1_000n }));
  await signAsAsked(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('The transaction was sent as read back and is pending');
  await page.goto('/#/settings');
  await page.reload();
  const { asked } = countQuestions(page);
  await expect.poll(() => asked.filter((it) => it === 'eth_getTransactionReceipt').length).toBeGreaterThan(1);
  await held.mine();
  await page.goto('/#/activity');
  await expect(page.getByRole('main')).toContainText('As read back', { timeout: 30_000 });
  expect(await watch.signingCalls()).toHaveLength(1);
  expect(asked).not.toContain('eth_sendRawTransaction');
});

/** A transaction of the first account, signed apart from the page. */
async function signed(page: Page, to: Address, data: Hex): Promise<Hex> {
  const nonce = Number(await ask(page, 'eth_getTransactionCount', [key.address, 'latest']));
  return key.signTransaction({
    type: 'eip1559',
    chainId: practiceMarker.chainId,
    to,
    data,
    nonce,
    gas: 300_000n,
    maxFeePerGas: 100_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  });
}

async function send(page: Page, raw: Hex): Promise<void> {
  const hash = await ask(page, 'eth_sendRawTransaction', [raw]);
  await expect.poll(() => ask(page, 'eth_getTransactionReceipt', [hash])).not.toBeNull();
}

/** Asks the practice chain beside the page. */
async function ask(page: Page, method: string, params: readonly unknown[]): Promise<unknown> {
  const origin = new URL(page.url()).origin;
  const data = { jsonrpc: '2.0', id: 1, method, params };
  const answer = await page.request.post('/practice/rpc', { headers: { origin }, data });
  return ((await answer.json()) as { result?: unknown }).result;
}

/** A node that keeps what the wallet sends to itself, and says that it waits, until it drops it. */
async function holdBack(page: Page): Promise<{ drop: () => void; mine: () => Promise<void> }> {
  let raw: Hex | undefined;
  let dropped = false;
  let mined = false;
  await page.route('**/practice/rpc', async (route) => {
    const call = JSON.parse(route.request().postData() ?? '{}') as {
      id: unknown;
      method?: string;
      params?: readonly Hex[];
    };
    const [first] = call.params ?? [];
    const result = (it: unknown) => route.fulfill({ json: { jsonrpc: '2.0', id: call.id, result: it } });
    if (call.method === 'eth_sendRawTransaction' && first !== undefined && raw === undefined) {
      raw = first;
      return result(keccak256(first));
    }
    if (raw === undefined || mined || first !== keccak256(raw)) return fallback(route);
    if (call.method === 'eth_getTransactionReceipt') return result(null);
    if (call.method === 'eth_getTransactionByHash') return result(dropped ? null : asNode(raw));
    return fallback(route);
  });
  return {
    drop: () => {
      dropped = true;
    },
    mine: async () => {
      if (raw !== undefined) await send(page, raw);
      mined = true;
    },
  };
}

function fallback(route: Route): Promise<void> {
  return route.fallback();
}

/** A transaction that waits, as a node gives it. */
function asNode(raw: Hex): object {
  const it = parseTransaction(raw);
  const hex = (value: bigint | number | undefined): Hex => `0x${(value ?? 0).toString(16)}`;
  return {
    hash: keccak256(raw),
    from: key.address,
    to: it.to ?? null,
    value: hex(it.value),
    input: it.data ?? '0x',
    nonce: hex(it.nonce),
    gas: hex(it.gas),
    type: '0x2',
    chainId: hex(it.chainId),
    maxFeePerGas: hex(it.maxFeePerGas),
    maxPriorityFeePerGas: hex(it.maxPriorityFeePerGas),
    accessList: it.accessList ?? [],
    r: it.r,
    s: it.s,
    v: hex(it.yParity),
    yParity: hex(it.yParity),
    blockHash: null,
    blockNumber: null,
  };
}
