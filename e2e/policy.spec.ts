import type { Page } from '@playwright/test';
import { type OpenNode, startOpenNode } from './fixture/openNode.ts';
import { problems, show, views } from './fixture/look.ts';
import { countQuestions } from './fixture/node.ts';
import { loaded } from './fixture/pilot.ts';
import type { Keep } from './fixture/recorder.ts';
import { expect, test } from './fixture/test.ts';

let gnosis: OpenNode;
let other: OpenNode;

test.beforeAll(async () => {
  [gnosis, other] = await Promise.all([startOpenNode(100), startOpenNode(7777)]);
});

test.afterAll(async () => {
  await Promise.all([gnosis.stop(), other.stop()]);
});

test.beforeEach(({ watch }) => {
  for (const it of [gnosis, other]) watch.expectHost(new URL(it.url).host);
  watch.expectErrors(/Content Security Policy|Refused to connect/);
});

test('the browser blocks what is not enabled, and reaches what is', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('network')).toContainText('Practice chain');
  expect(await chainOf(page, '/practice/rpc')).toBe('0x7a69');
  expect(await chainOf(page, gnosis.url)).toBe('blocked');
  expect(await chainOf(page, 'https://example.com/')).toBe('blocked');
});

test('a network that is added is checked, then reached, and nothing else besides', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add a network' }).click();
  await page.getByLabel('Find a chain by name or ID').fill('gnosis');
  await page.getByRole('button', { name: /^Gnosis chain 100/ }).click();
  const node = page.getByLabel('Node URL');
  const check = page.getByRole('button', { name: 'Check the node', exact: true });

  await test.step('a node of another chain is refused, and what was typed is still there', async () => {
    await node.fill(other.url);
    await check.click();
    await expect(page.getByRole('alert')).toContainText(
      'is a node for chain 7777, not for Gnosis (chain 100). This node was not used.',
    );
    await expect(node).toHaveValue(other.url);
    await expect(page.getByLabel('Chain ID', { exact: true })).toHaveValue('100');
  });

  await test.step('the right one says what it can do, and is kept', async () => {
    await node.fill(gnosis.url);
    await check.click();
    await expect(page.getByText('is a node for Gnosis. Nothing is saved yet.')).toBeVisible();
    await expect(page.getByText('Simulates requests (eth_simulateV1)')).toBeVisible();
    await page.getByRole('button', { name: 'Add this network' }).click();
    await expect(page.getByText('Gnosis was added.')).toBeVisible();
  });

  await test.step('the page reaches it, in other tabs too', async () => {
    const tab = await page.context().newPage();
    await tab.goto('/');
    await expect(tab.getByTestId('network')).toContainText('Practice chain');
    expect(await tab.evaluate(askChain, gnosis.url)).toBe('0x64');
    await tab.close();
    await page.getByTestId('network').click();
    await page.getByTestId('network-100').click();
    await expect(page.getByTestId('network')).toContainText('Gnosis');
  });

  await test.step('and no longer once it is removed', async () => {
    await page.getByRole('button', { name: 'Remove Gnosis' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('switch', { name: 'Gnosis' })).toHaveCount(0);
    await expect(page.getByTestId('network')).toContainText('not enabled here');
    const tab = await page.context().newPage();
    await tab.goto('/');
    await expect(tab.getByTestId('network')).toContainText('Practice chain');
    expect(await tab.evaluate(askChain, gnosis.url)).toBe('blocked');
    await tab.close();
  });
});

test('a node of the user’s own takes the place of another, and the standard one comes back', async ({
  page,
  watch,
}) => {
  const base = await startOpenNode(8453);
  watch.expectHost(new URL(base.url).host);
  try {
    await open(page);
    await page.getByRole('button', { name: 'Use another node for Base' }).click();
    await page.getByRole('textbox', { name: 'Node URL' }).fill(base.url);
    await page.getByRole('button', { name: 'Check the node', exact: true }).click();
    await page.getByRole('button', { name: 'Use this node' }).click();
    await expect(page.getByText('Base now uses another node.')).toBeVisible();
    expect(await chainOf(page, base.url)).toBe('0x2105');
    const row = page.getByRole('region', { name: 'Base', exact: true });
    await expect(row).toContainText('node chosen by you');
    await expect(row).toContainText(new URL(base.url).host);
    await row.getByRole('button', { name: 'Use the default node for Base' }).click();
    await expect(row).toContainText('mainnet.base.org');
    await expect(row).toContainText('turns on when you reload the page');
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(row).toContainText('offered by this page’s host');
  } finally {
    await base.stop();
  }
});

test('the networks in Settings ask nobody until a node is checked', async ({ page }) => {
  const { asked } = countQuestions(page);
  await open(page);
  // What the page asks whenever it opens.
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(['eth_chainId', 'eth_getCode']);
  await loaded(page);
  expect([...new Set(asked)].sort()).toEqual(['eth_chainId', 'eth_getCode']);
  const before = asked.length;
  await page.getByRole('button', { name: 'Check this node for Practice chain' }).click();
  await expect(page.getByText('Checked just now')).toBeVisible();
  expect(asked.length - before).toBeLessThanOrEqual(17);

  await test.step('a network that is off is not asked, and looks so in the header', async () => {
    await page.getByRole('switch', { name: 'Practice chain', exact: true }).press('Space');
    await expect(page.getByTestId('network')).not.toContainText('31337');
    await page.getByRole('switch', { name: 'Practice chain', exact: true }).press('Space');
    await expect(page.getByTestId('network')).toContainText('31337');
  });
});

test('the networks in Settings have no fault that axe finds, in any look', async ({ page }) => {
  test.slow();
  await open(page);
  await page.getByRole('button', { name: 'Check this node for Practice chain' }).click();
  await expect(page.getByText('Checked just now')).toBeVisible();
  await page.getByRole('button', { name: 'Use another node for Base' }).click();
  await page.getByRole('textbox', { name: 'Node URL' }).fill('http://far.example');
  await page.getByRole('button', { name: 'Check the node', exact: true }).click();
  await page.getByRole('button', { name: 'Add a network' }).click();
  await page.getByLabel('Find a chain by name or ID').fill('linea');
  await expect(page.getByRole('button', { name: /^Linea/ }).first()).toBeVisible();
  for (const view of views) {
    await show(page, view);
    expect(await problems(page), `${view.theme} ${view.width}`).toEqual([]);
  }
});

async function open(page: Page): Promise<void> {
  await page.goto('/#/settings?section=networks');
  await expect(page.getByRole('button', { name: 'Add a network' })).toBeVisible();
}

/** What the node at `url` says is its chain when the page asks it, past all of the page's own code. */
async function chainOf(page: Page, url: string): Promise<string> {
  return page.evaluate(askChain, url);
}

/** Runs in the page. The violation that it provokes is its answer, and is kept from the record. */
async function askChain(url: string): Promise<string> {
  const keep = globalThis as unknown as Partial<Keep>;
  const before = keep.keepViolation;
  const violations: string[] = [];
  keep.keepViolation = async (it) => void violations.push(it);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
    });
    return ((await response.json()) as { result: string }).result;
  } catch {
    // The violation is said in a task of its own.
    await new Promise((settle) => setTimeout(settle, 300));
    return violations.some((it) => it.startsWith('connect-src')) ? 'blocked' : 'not reached';
  } finally {
    if (before) keep.keepViolation = before;
  }
}
