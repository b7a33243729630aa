import { mail, plainMessage } from '@readback/scenarios/messages.ts';
import { type FakePhone, fakePhone } from '@readback/web/wallet/walletconnect/testing/fakePhone.ts';
import { type FakeRelay, fakeRelay } from '@readback/web/wallet/walletconnect/testing/fakeRelay.ts';
import type { Page } from '@playwright/test';
import { problems, show, views } from './fixture/look.ts';
import { frozen, hearback, readBack, setting, signs } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

let relay: FakeRelay;
let phone: FakePhone;

test.beforeEach(async () => {
  relay = await fakeRelay();
  phone = await fakePhone({ relayUrl: relay.url, chains: [31337] });
});

test.afterEach(async () => {
  await phone.close();
  await relay.close();
});

/** Opens the dialog and sets WalletConnect up with the relay of this test. The page is opened again by that. */
async function setUp(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Connect wallet' }).first().click();
  await page.getByTestId('connect-walletconnect').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Project ID').fill('0123456789abcdef0123456789abcdef');
  await dialog.getByText('Another relay').click();
  await dialog.getByLabel('Relay URL').fill(relay.url);
  await dialog.getByRole('button', { name: 'Use WalletConnect' }).click();
}

/** The link behind the code that is shown. */
async function code(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  return (await page.locator('a[href^="wc:"]').getAttribute('href')) ?? '';
}

const status = (page: Page) => page.getByTestId('wallet');

test('a wallet on a phone is paired by a code, signs what was read, and is there after a reload', async ({
  page,
}) => {
  await setUp(page);
  await phone.scan(await code(page));
  await expect(status(page)).toHaveAttribute('data-status', 'connected');
  await status(page).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toContainText('Fake phone');
  await page.keyboard.press('Escape');

  const text = plainMessage.request(await setting(page));
  await readBack(page, text);
  await page.getByRole('button', { name: signs }).click();
  await expect(hearback(page)).toContainText('it matches the readback');
  const info = await setting(page);
  const { method, params } = frozen(text, info.info.accounts[0]?.address ?? '0x');
  expect(phone.asked()).toEqual([{ method, params, chainId: 'eip155:31337' }]);

  await page.reload();
  await expect(status(page)).toHaveAttribute('data-status', 'connected');
  await page.goto('/#/');
  await readBack(page, mail.request(info));
  await page.getByRole('button', { name: signs }).click();
  await expect(hearback(page)).toContainText('it matches the readback');
  expect(phone.asked().at(-1)?.method).toBe('eth_signTypedData_v4');
  // What is sealed stays sealed: the relay learns neither account nor text.
  const told = relay.heard('0123456789abcdef0123456789abcdef').join(' ').toLowerCase();
  expect(told).not.toContain((info.info.accounts[0]?.address ?? '').toLowerCase());
  expect(told).not.toContain('personal_sign');
});

test('a rejection, an ended session and a forgotten wallet each say what they are', async ({ page }) => {
  await setUp(page);
  await phone.scan(await code(page), 'no');
  await expect(page.getByRole('dialog')).toContainText('You rejected the request in the wallet');
  await page.getByTestId('connect-walletconnect').click();
  await phone.scan(await code(page));
  await expect(status(page)).toHaveAttribute('data-status', 'connected');

  phone.answers('no');
  await readBack(page, plainMessage.request(await setting(page)));
  await page.getByRole('button', { name: signs }).click();
  await expect(page.getByRole('main')).toContainText('You rejected the request in the wallet');

  await phone.leave();
  await expect(status(page)).toHaveAttribute('data-status', 'disconnected');
  await page.reload();
  await expect(status(page)).toHaveAttribute('data-status', 'disconnected');
});

test('nothing of WalletConnect is loaded and no relay is asked before its row is pressed', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (it) => {
    if (!it.url().endsWith('.js')) return;
    const body = await it.text().catch(() => '');
    if (body.includes('irn_batchSubscribe')) scripts.push(it.url());
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Connect wallet' }).first().click();
  await page.getByTestId('connect-walletconnect').click();
  await expect(page.getByLabel('Project ID')).toBeVisible();
  expect(scripts).toEqual([]);
  expect(relay.open()).toBe(0);
});

test('two accounts of one wallet: the one that is chosen here signs', async ({ page }) => {
  await setUp(page);
  await phone.scan(await code(page));
  await expect(status(page)).toHaveAttribute('data-status', 'connected');
  const { info, now } = await setting(page);
  const second = info.accounts[1]?.address ?? '';
  await status(page).getByRole('button').first().click();
  await page.locator(`[id="account-${second}"]`).check();
  await page.keyboard.press('Escape');
  await expect(status(page)).toContainText(second.slice(-4));
  await readBack(page, JSON.stringify({ method: 'personal_sign', params: ['0x6869', second] }));
  await page.getByRole('button', { name: signs }).click();
  await expect(hearback(page)).toContainText('it matches the readback');
  expect(phone.asked().at(-1)?.params).toEqual(['0x6869', second]);
  expect(now).toBeGreaterThan(0n);
});

test('the dialog has no barrier in any of its states', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Connect wallet' }).first().click();
  await page.getByTestId('connect-walletconnect').click();
  for (const view of views) {
    await show(page, view);
    expect(await problems(page)).toEqual([]);
  }
  await page.reload();
  await setUp(page);
  await code(page);
  for (const view of views) {
    await show(page, view);
    expect(await problems(page)).toEqual([]);
  }
});
