import type { Page } from '@playwright/test';
import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';
import { type Hex, toHex, verifyMessage } from 'viem';
import { expect, fullChromium, signs, test } from './fixture/extension.ts';
import { pressToSign } from './fixture/pilot.ts';

test.skip(fullChromium === undefined, 'needs a browser that runs extensions');

const sign = (page: Page, text: string, account: string | undefined) =>
  page.evaluate(
    ([text, account]) =>
      (globalThis as unknown as { ask: (...it: unknown[]) => Promise<{ result?: unknown }> }).ask(
        'personal_sign',
        [text, account],
      ),
    [toHex(text), account] as const,
  );

const tells = (page: Page, accounts: readonly (string | undefined)[]) =>
  page.evaluate(
    (value) =>
      postMessage({ target: 'test-wallet-page', wallet: 'Alpha', event: 'accountsChanged', value }, '*'),
    accounts,
  );

test('a wallet that is locked in a second tab: no other page’s wallet signs for it, and it signs once it is unlocked', async ({
  installed: { context, dapp, wallets, info, review },
}) => {
  const account = info.accounts[0]?.address as Hex;
  const first = await context.newPage();
  await first.goto(dapp);
  const one = sign(first, 'In the first tab', account);
  const readback = await review();
  await pressToSign(readback.getByRole('button', signs));
  expect(await one).toHaveProperty('result');

  const second = await context.newPage();
  await second.goto(dapp);
  // It says nothing of it: most wallets tell a page only of what it was connected to.
  wallets.locked = true;
  const two = sign(second, 'In the second tab', account);
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('In the second tab');
  await expect(readback.getByText('Unlock the wallet').first()).toBeVisible();
  await expect(readback.getByRole('button', signs)).toBeHidden();
  wallets.locked = false;
  await pressToSign(readback.getByRole('button', signs));
  const signature = (await two).result as Hex;
  expect(await verifyMessage({ address: account, message: 'In the second tab', signature })).toBe(true);

  // And the first tab signs again.
  const three = sign(first, 'In the first tab again', account);
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('In the first tab again');
  await pressToSign(readback.getByRole('button', signs));
  expect(await three).toHaveProperty('result');
  expect(wallets.asked.filter((it) => isSigningMethod(it.method))).toHaveLength(3);
});

test('a wallet that locks while a Review is open: it says why nothing can be signed, and goes on by itself', async ({
  installed: { context, dapp, wallets, info, review },
}) => {
  const account = info.accounts[0]?.address as Hex;
  const page = await context.newPage();
  await page.goto(dapp);
  const signed = sign(page, 'While it locks', account);
  const readback = await review();
  const button = readback.getByRole('button', signs);
  await expect(button).toBeVisible();
  wallets.locked = true;
  await tells(page, []);
  await expect(button).toBeHidden();
  await expect(readback.getByText('Unlock the wallet').first()).toBeVisible();
  wallets.locked = false;
  await tells(page, [account]);
  await button.click();
  expect(await signed).toHaveProperty('result');

  // A wallet that calls itself nothing has no other name: least of all one of ours.
  await page.evaluate((account) => {
    const provider = { request: async () => [], on: () => undefined };
    const detail = { info: { uuid: 'u', name: '', rdns: '', icon: '' }, provider };
    addEventListener('eip6963:announceProvider', (event) => {
      const { info, provider: it } = (
        event as CustomEvent<{ info: { name: string }; provider: typeof provider }>
      ).detail;
      const asked = { method: 'personal_sign', params: ['0x00', account] } as never;
      if (info.name === '') void (it.request as (it: never) => Promise<unknown>)(asked).catch(() => []);
    });
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  }, account);
  await readback.getByRole('button', { name: 'Connect wallet' }).last().click();
  const row = readback.getByTestId('connect-wallet').filter({ hasText: 'The wallet of the page' });
  await expect(row).toContainText('found in the page of the site that is asking');
  await expect(row).not.toContainText('calls itself');
});
