import { parseEther, toHex, verifyMessage } from 'viem';
import type { Page } from '@playwright/test';
import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';
import { expect, fullChromium, test } from './fixture/extension.ts';

test.skip(fullChromium === undefined, 'needs a browser that runs extensions');

type Answer = { result?: unknown; error?: { code: number; message: string } };

/** Asks a wallet from the site's own page. */
function ask(page: Page, method: string, params: readonly unknown[], wallet?: string): Promise<Answer> {
  return page.evaluate(
    ([method, params, wallet]) =>
      (globalThis as unknown as { ask: (...it: unknown[]) => Promise<Answer> }).ask(method, params, wallet),
    [method, params, wallet] as const,
  );
}

test('a site reads at once; what it asks to send is read back first, and goes to the wallet as it was shown', async ({
  installed: { context, dapp, wallets, info, review },
}) => {
  const [account, friend] = info.accounts.map((it) => it.address);
  const page = await context.newPage();
  await page.goto(dapp);
  expect(await ask(page, 'eth_requestAccounts', [])).toEqual({ result: [account] });
  expect(await ask(page, 'eth_chainId', [])).toEqual({ result: '0x7a69' });

  const value = toHex(parseEther('0.25'));
  const sent = ask(page, 'eth_sendTransaction', [{ from: account, to: friend, value }]);
  const readback = await review();
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('0.25 ETH');
  await expect(readback.getByText(new URL(dapp).host).first()).toBeVisible();
  expect(wallets.asked.filter((it) => isSigningMethod(it.method))).toEqual([]);

  await readback.getByRole('button', { name: /^Sign/ }).click();
  const { result } = await sent;
  expect(result).toMatch(/^0x[0-9a-f]{64}$/);
  expect(wallets.asked.filter((it) => isSigningMethod(it.method))).toMatchObject([
    { wallet: 'Alpha', method: 'eth_sendTransaction', params: [{ value }] },
  ]);
  await expect(readback.getByText('it matches the readback')).toBeVisible();
});

test('a message gives its signature, and a rejection is one', async ({
  installed: { context, dapp, wallets, review },
}) => {
  const page = await context.newPage();
  await page.goto(dapp);
  const { result } = await ask(page, 'eth_requestAccounts', [], 'Beta');
  const [account] = result as [`0x${string}`];
  const signed = ask(page, 'personal_sign', [toHex('Good morning'), account], 'Beta');
  const readback = await review();
  await readback.getByRole('button', { name: /^Sign/ }).click();
  const signature = (await signed).result as `0x${string}`;
  expect(await verifyMessage({ address: account, message: 'Good morning', signature })).toBe(true);

  const rejected = ask(page, 'personal_sign', [toHex('Good night'), account], 'Beta');
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('Good night');
  await readback.getByRole('button', { name: 'Reject', exact: true }).last().click();
  expect(await rejected).toMatchObject({ error: { code: 4001 } });
  expect(wallets.asked.filter((it) => isSigningMethod(it.method))).toHaveLength(1);
});
